-- An ad's days may end while its sale runs. Where the money goes back when its hair may be off already, its seller looks
-- at it first, like at any other; and a plan that ended or is full meanwhile stops no refund.
insert into ad_status_moves (from_status, to_status) values ('expired', 'paused');

create or replace function guard_ad_place() returns trigger language plpgsql as $$
declare
  -- The moment of the change by the clock of whoever makes it.
  moment constant timestamptz := case when new.status <> old.status then new.status_since else new.updated_at end;
  is_entry constant boolean := (new.status = 'live' and old.status <> 'live')
    or (holds_place(new.status, new.expires_at, moment) and not holds_place(old.status, old.expires_at, moment))
    -- New days for an ad on show ask again, or a plan that ended would go on for ever.
    or (new.status = 'live' and new.expires_at > old.expires_at);
  places integer;
begin
  if not is_entry or current_setting('fairhank.loading', true) = 'on' then
    return new;
  end if;
  -- What a sale sets aside had its place before: no plan stands in the way of money that goes back.
  if new.status = 'paused' and current_setting('fairhank.event', true) = 'set-aside' then
    return new;
  end if;
  perform from accounts where id = new.seller_id for no key update;
  places := places_of(new.seller_id, moment);
  if places <= (
    select count(*) from ads
    where seller_id = new.seller_id and id <> new.id and holds_place(status, expires_at, moment)
  ) then
    raise exception using errcode = 'FH006',
      message = format('The seller''s plan has %s places for ads, and all are taken.', places),
      detail = json_build_object('plan', coalesce(running_plan(new.seller_id, moment), 0), 'places', places);
  end if;
  return new;
end
$$;

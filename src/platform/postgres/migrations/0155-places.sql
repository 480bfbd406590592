-- A plan has room for so many ads. Behind the use cases the database counts, too: whatever step leads into live, or into
-- any status that holds a place, it waits for the seller's row and is refused where every place is taken.
--
-- FH006  the seller's plan has no room

-- The places of PLANS in src/rules/subscription.ts; a test keeps both the same. 0 is what staff grant without a plan.
create table plan_places (
  plan smallint primary key,
  places integer not null,

  constraint plan_places_counts check (places >= 0)
);
insert into plan_places (plan, places) values (0, 2), (1, 1), (2, 2), (3, 2), (4, 40), (5, 0), (6, 0);

-- The plan that runs then: the last one that began, money that went back left aside if there is another.
create function running_plan(person uuid, moment timestamptz) returns smallint language sql stable
  return (
    select period.plan from (
      select subscriptions.plan, subscriptions.ends_at, subscriptions.switched_off_at
      from subscriptions left join orders on orders.id = subscriptions.order_id
      where subscriptions.account_id = person
      order by orders.refunded_at is not null, subscriptions.starts_at desc, subscriptions.id desc
      limit 1
    ) as period
    where period.switched_off_at is null and (period.ends_at is null or period.ends_at > moment)
  );

-- How many places somebody has then. Staff have what is granted without a plan, and so has nobody who only buys.
create function places_of(person uuid, moment timestamptz) returns integer language sql stable
  return coalesce((
    select case when accounts.account_type = 1 and plan_places.plan = 0 then 0 else plan_places.places end
    from accounts join plan_places
      on plan_places.plan = case when accounts.role = 'enduser' then running_plan(person, moment) else 0 end
    where accounts.id = person
  ), 0);

-- One past its date holds no place any more, whether or not the clock has seen it.
create function holds_place(status ad_status, expires_at timestamptz, moment timestamptz) returns boolean
  language sql immutable
  return status in ('pending_review', 'paused') or (status = 'live' and expires_at > moment);

create function guard_ad_place() returns trigger language plpgsql as $$
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

-- By name it follows ads_guard_change, which sets the time of the step where the step does not.
create trigger ads_guard_place before update of status, expires_at on ads for each row
  when (new.status in ('pending_review', 'live', 'paused')) execute function guard_ad_place();

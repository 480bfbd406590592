-- Whoever reads an ad that is kept for somebody is told whether that one has paid: then there is no day to wait for. It
-- stands on the ad itself, so that its page is cached and told as ever; it counts while it is the offer the ad is kept
-- for, and so nobody has to take it away.
alter table ads add column paid_offer uuid;

create or replace function guard_ad_change() returns trigger language plpgsql as $$
declare
  -- Columns that change without the ad becoming another one for whoever edits it. Generated columns are not
  -- calculated yet when this runs; they follow from the others.
  uncounted constant text[] := array[
    'version', 'status_since', 'updated_at', 'price_usd_cents', 'sold_usd_cents', 'search', 'measured', 'risk',
    'risk_signals', 'featured_until', 'band', 'price_per_gram', 'price_per_gram_usd', 'held', 'posts_to',
    'sold_by', 'reserved_until', 'reserved_offer', 'paid_offer'
  ];
begin
  if new.status <> old.status then
    if not exists (
      select from ad_status_moves where from_status = old.status and to_status = new.status
    ) then
      raise exception using errcode = 'FH001',
        message = format('An ad that is %s cannot become %s.', old.status, new.status);
    end if;
    if new.status_since = old.status_since then
      new.status_since := now();
    end if;
  end if;

  -- Photos are another table: a change of them raises the version with nothing else changed here.
  if new.version <> old.version + 1 and (
    new.version <> old.version or to_jsonb(new) - uncounted is distinct from to_jsonb(old) - uncounted
  ) then
    raise exception using errcode = 'FH002',
      message = format('A change of version %s makes version %s, not %s.', old.version, old.version + 1, new.version);
  end if;
  return new;
end
$$;

update ads set paid_offer = reserved_offer
  from protected_sales
  where protected_sales.offer_id = ads.reserved_offer and captured_at is not null;

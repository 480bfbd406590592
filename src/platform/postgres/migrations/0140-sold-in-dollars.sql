-- What a sale fetched in US cents, by the rate of its day, is worked out once and kept beside it: joining the rates
-- for every question took longer to plan than to answer. The job that follows a new rate sets both kinds of dollars.

create function usd_cents_on(amount integer, unit currency, day date) returns integer
  language sql stable parallel safe
  return (
    select round(amount / rate.per_usd)::integer
    from currency_rates as rate
    where rate.currency = unit
    order by rate.rated_on <= day desc, abs(rate.rated_on - day)
    limit 1
  );

alter table ads add column sold_usd_cents integer;

create or replace function guard_ad_change() returns trigger language plpgsql as $$
declare
  -- Columns that change without the ad becoming another one for whoever edits it. Generated columns are not
  -- calculated yet when this runs; they follow from the others.
  uncounted constant text[] := array[
    'version', 'status_since', 'updated_at', 'price_usd_cents', 'sold_usd_cents', 'search', 'measured', 'risk',
    'risk_signals', 'featured_until', 'band', 'price_per_gram', 'price_per_gram_usd'
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

create function set_sold_in_dollars() returns trigger language plpgsql as $$
begin
  new.sold_usd_cents := usd_cents_on(new.sold_price, new.currency, new.sold_at::date);
  return new;
end
$$;

create trigger ads_set_sold_in_dollars before insert or update of sold_price, sold_at, currency on ads
  for each row execute function set_sold_in_dollars();

update ads set sold_usd_cents = usd_cents_on(sold_price, currency, sold_at::date) where sold_price is not null;

drop index ads_sold_alike;
create index ads_sold_alike on ads (colour, ethnicity, treatment, demo, sold_at desc)
  include (length_mm, shortest_layer_mm, grams, sold_usd_cents, id)
  where status = 'sold' and sold_price > 0;

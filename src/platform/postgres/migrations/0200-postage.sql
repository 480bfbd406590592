-- What posting costs, where its seller tells: in their own country, in their part of the world, and beyond.
-- In minor units of the ad's currency; nothing means that the price includes it.
alter table ads
  add column postage_home integer,
  add column postage_near integer,
  add column postage_far integer,
  add constraint ads_postage_range check (
    postage_home between 0 and 1000000 and postage_near between 0 and 1000000 and postage_far between 0 and 1000000
  ),
  -- Where it can be sent: null is everywhere.
  add column posts_to text[] generated always as (
    case when ships_to = 'worldwide' then null else coalesce(array[country] || ships_to_countries, '{}') end
  ) stored;

-- One more column that is calculated after the guard has looked.
create or replace function guard_ad_change() returns trigger language plpgsql as $$
declare
  -- Columns that change without the ad becoming another one for whoever edits it. Generated columns are not
  -- calculated yet when this runs; they follow from the others.
  uncounted constant text[] := array[
    'version', 'status_since', 'updated_at', 'price_usd_cents', 'sold_usd_cents', 'search', 'measured', 'risk',
    'risk_signals', 'featured_until', 'band', 'price_per_gram', 'price_per_gram_usd', 'held', 'posts_to'
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

-- Lists are narrowed by it, too: it stands in the indexes that answer without touching a row.
drop index ads_live_newest, ads_live_price, ads_live_price_per_gram, ads_live_longest, ads_live_heaviest,
  ads_live_kinds;
create index ads_live_newest on ads (published_at desc, id desc)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, posts_to, length_mm, grams,
           hair_age_years, price_usd_cents, price_per_gram_usd, measured, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_price on ads (price_usd_cents, id)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, posts_to, length_mm, grams,
           hair_age_years, price_per_gram_usd, measured, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_price_per_gram on ads (price_per_gram_usd, id)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, posts_to, length_mm, grams,
           hair_age_years, price_usd_cents, measured, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_longest on ads (length_mm desc, id desc)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, posts_to, grams, hair_age_years,
           price_usd_cents, price_per_gram_usd, measured, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_heaviest on ads (grams desc, id desc)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, posts_to, length_mm, hair_age_years,
           price_usd_cents, price_per_gram_usd, measured, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_kinds on ads (colour, ethnicity, texture, treatment, band, cut_state)
  include (id, published_at, length_mm, grams, hair_age_years, price_usd_cents, price_per_gram_usd, country,
           posts_to, measured, open_to_offers, expires_at)
  where status = 'live' and held is null;

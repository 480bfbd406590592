-- Who sells the hair: the person it grew on or somebody for them, or a dealer. A dealer is who says so of the hair, and
-- whoever trades and has said who they are.
create type hair_seller as enum ('private', 'dealer');
alter table ads add column sold_by hair_seller not null default 'private';

create or replace function guard_ad_change() returns trigger language plpgsql as $$
declare
  -- Columns that change without the ad becoming another one for whoever edits it. Generated columns are not
  -- calculated yet when this runs; they follow from the others.
  uncounted constant text[] := array[
    'version', 'status_since', 'updated_at', 'price_usd_cents', 'sold_usd_cents', 'search', 'measured', 'risk',
    'risk_signals', 'featured_until', 'band', 'price_per_gram', 'price_per_gram_usd', 'held', 'posts_to',
    'sold_by'
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

create function find_hair_seller(source hair_source, seller uuid) returns hair_seller language sql stable as $$
  select case
    when source = 'dealer' or exists (select from traders where account_id = seller) then 'dealer'
    else 'private'
  end::hair_seller
$$;

create function set_sold_by() returns trigger language plpgsql as $$
begin
  new.sold_by := find_hair_seller(new.source, new.seller_id);
  return new;
end
$$;
create trigger set_sold_by before insert or update of source, seller_id on ads
  for each row execute function set_sold_by();

create function follow_trader() returns trigger language plpgsql as $$
begin
  update ads set sold_by = find_hair_seller(source, seller_id)
    where seller_id = coalesce(new.account_id, old.account_id)
      and sold_by <> find_hair_seller(source, seller_id);
  return null;
end
$$;
create trigger follow_trader after insert or delete on traders for each row execute function follow_trader();

update ads set sold_by = 'dealer' where find_hair_seller(source, seller_id) = 'dealer';

-- Lists are narrowed by it: it stands in the indexes that answer without touching a row.
drop index ads_live_newest, ads_live_price, ads_live_price_per_gram, ads_live_longest, ads_live_heaviest,
  ads_live_kinds;
create index ads_live_newest on ads (published_at desc, id desc)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, posts_to, length_mm, grams,
           hair_age_years, price_usd_cents, price_per_gram_usd, measured, sold_by, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_price on ads (price_usd_cents, id)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, posts_to, length_mm, grams,
           hair_age_years, price_per_gram_usd, measured, sold_by, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_price_per_gram on ads (price_per_gram_usd, id)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, posts_to, length_mm, grams,
           hair_age_years, price_usd_cents, measured, sold_by, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_longest on ads (length_mm desc, id desc)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, posts_to, grams, hair_age_years,
           price_usd_cents, price_per_gram_usd, measured, sold_by, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_heaviest on ads (grams desc, id desc)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, posts_to, length_mm, hair_age_years,
           price_usd_cents, price_per_gram_usd, measured, sold_by, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_kinds on ads (colour, ethnicity, texture, treatment, band, cut_state)
  include (id, published_at, length_mm, grams, hair_age_years, price_usd_cents, price_per_gram_usd, country,
           posts_to, measured, sold_by, open_to_offers, expires_at)
  where status = 'live' and held is null;

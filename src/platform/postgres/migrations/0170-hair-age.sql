-- How old the hair is, to the half year; only where its seller tells.
alter table ads
  add column hair_age_years double precision,
  add constraint ads_hair_age_range
    check (hair_age_years between 0.5 and 40 and hair_age_years * 2 = floor(hair_age_years * 2));

-- Lists are narrowed by it, too: it stands in the indexes that answer without touching a row.
drop index ads_live_newest, ads_live_price, ads_live_price_per_gram, ads_live_longest, ads_live_heaviest,
  ads_live_kinds;
create index ads_live_newest on ads (published_at desc, id desc)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, length_mm, grams, hair_age_years,
           price_usd_cents, price_per_gram_usd, measured, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_price on ads (price_usd_cents, id)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, length_mm, grams, hair_age_years,
           price_per_gram_usd, measured, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_price_per_gram on ads (price_per_gram_usd, id)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, length_mm, grams, hair_age_years,
           price_usd_cents, measured, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_longest on ads (length_mm desc, id desc)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, grams, hair_age_years,
           price_usd_cents, price_per_gram_usd, measured, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_heaviest on ads (grams desc, id desc)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, length_mm, hair_age_years,
           price_usd_cents, price_per_gram_usd, measured, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_kinds on ads (colour, ethnicity, texture, treatment, band, cut_state)
  include (id, published_at, length_mm, grams, hair_age_years, price_usd_cents, price_per_gram_usd, country,
           measured, open_to_offers, expires_at)
  where status = 'live' and held is null;

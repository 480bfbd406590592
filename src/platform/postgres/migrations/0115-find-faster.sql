-- Lists by several kinds at once. The facts have few values each, so one index serves every choice of them: where the
-- first columns are not asked for, PostgreSQL 18 skips from value to value. Everything a filter or an order asks for
-- stands beside the key, so no row is touched that is not shown.
create index ads_live_kinds on ads (colour, ethnicity, texture, treatment, band, cut_state)
  include (id, published_at, length_mm, grams, price_usd_cents, price_per_gram_usd, country, measured,
           open_to_offers, expires_at)
  where status = 'live';

-- It answered the same question ten times slower and cost every writer more.
drop index ads_live_facts;

create index ads_live_country on ads (country, published_at desc, id desc) where status = 'live';

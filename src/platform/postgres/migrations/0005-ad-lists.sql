-- How ads are found: one index for each list and sort, in the order of its cursor, and the words for the search.
-- Lists of live ads also ask for expires_at > now: expiry holds at read time.

-- US dollars by the newest rate, whenever price or currency is written. A new rate is applied by
-- update ads set price_usd_cents = usd_cents(price, currency), which does not count as a change of the ad.
create function set_price_in_dollars() returns trigger language plpgsql as $$
begin
  new.price_usd_cents := usd_cents(new.price, new.currency);
  return new;
end
$$;

create trigger ads_set_price_in_dollars before insert or update of price, currency on ads
  for each row execute function set_price_in_dollars();

-- English stems, and accents forgiven.
create text search configuration hair_words (copy = english);
alter text search configuration hair_words
  alter mapping for hword, hword_part, word with unaccent, english_stem;

alter table ads add column search tsvector not null default '';

-- A trigger and not a generated column, because turning an enum into words is not immutable in PostgreSQL.
create function set_ad_search() returns trigger language plpgsql as $$
declare
  facts text := concat_ws(
    ' ', new.colour, new.ethnicity, new.texture, new.treatment, new.cut_state,
    case new.colour when 'white-and-grey' then 'white grey gray silver' end,
    case new.treatment when 'virgin' then 'untreated natural undyed' when 'dyed' then 'coloured colored' end
  );
begin
  new.search :=
    setweight(to_tsvector('public.hair_words', coalesce(new.title, '')), 'A')
    || setweight(to_tsvector('public.hair_words', facts), 'B')
    || setweight(to_tsvector('public.hair_words', coalesce(new.description, '')), 'C')
    || setweight(to_tsvector('public.hair_words', coalesce(new.town, '')), 'D');
  return new;
end
$$;

create trigger ads_set_search
  before insert or update of title, description, colour, ethnicity, texture, treatment, cut_state, town on ads
  for each row execute function set_ad_search();

create index ads_live_newest on ads (published_at desc, id desc) where status = 'live';
create index ads_live_band on ads (band, published_at desc, id desc) where status = 'live';
create index ads_live_colour on ads (colour, published_at desc, id desc) where status = 'live';
create index ads_live_ethnicity on ads (ethnicity, published_at desc, id desc) where status = 'live';
create index ads_live_price on ads (price_usd_cents, id) where status = 'live';
create index ads_live_price_per_gram on ads (price_per_gram_usd, id) where status = 'live';
create index ads_live_longest on ads (length_mm desc, id desc) where status = 'live';
create index ads_live_heaviest on ads (grams desc, id desc) where status = 'live';
create index ads_live_featured on ads (featured_until) where status = 'live' and featured_until is not null;
create index ads_live_expiry on ads (expires_at) where status = 'live';

create index ads_sold_newest on ads (sold_at desc, id desc) where status = 'sold';
create index ads_of_seller on ads (seller_id, status, created_at desc, id desc);
create index ads_review_queue on ads (status_since, id) where status = 'pending_review';
create index ads_by_status on ads (status, updated_at desc, id desc);

-- The status stands first, so that one index answers 'these words among the live ads' (btree_gin).
create index ads_words on ads using gin (status, search);
create index ads_title_letters on ads using gin (status, title gin_trgm_ops);

-- Lists that stay as quick with a million ads: covering indexes for every order, kept counts, known words.

-- One for each order of a list. Beside the key stands everything a filter asks for, so that walking the index touches
-- no row that is not shown.
drop index ads_live_newest, ads_live_price, ads_live_price_per_gram, ads_live_longest, ads_live_heaviest;

create index ads_live_newest on ads (published_at desc, id desc)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, length_mm, grams, price_usd_cents,
           price_per_gram_usd, measured, open_to_offers, expires_at)
  where status = 'live';
create index ads_live_price on ads (price_usd_cents, id)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, length_mm, grams,
           price_per_gram_usd, measured, open_to_offers, expires_at)
  where status = 'live';
create index ads_live_price_per_gram on ads (price_per_gram_usd, id)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, length_mm, grams, price_usd_cents,
           measured, open_to_offers, expires_at)
  where status = 'live';
create index ads_live_longest on ads (length_mm desc, id desc)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, grams, price_usd_cents,
           price_per_gram_usd, measured, open_to_offers, expires_at)
  where status = 'live';
create index ads_live_heaviest on ads (grams desc, id desc)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, length_mm, price_usd_cents,
           price_per_gram_usd, measured, open_to_offers, expires_at)
  where status = 'live';

-- The same orders among what was sold, for lists that include it.
create index ads_sold_published on ads (published_at desc, id desc) where status = 'sold';
create index ads_sold_price on ads (price_usd_cents, id) where status = 'sold';
create index ads_sold_price_per_gram on ads (price_per_gram_usd, id) where status = 'sold';
create index ads_sold_longest on ads (length_mm desc, id desc) where status = 'sold';
create index ads_sold_heaviest on ads (grams desc, id desc) where status = 'sold';

-- Words among the live and among the sold apart: a status beside the words would be one endless list to intersect.
drop index ads_words;
create index ads_live_words on ads using gin (search) where status = 'live';
create index ads_sold_words on ads using gin (search) where status = 'sold';

-- For combinations that hardly any ad has.
create index ads_live_facts on ads using gin (colour, band, ethnicity, texture, treatment, country)
  where status = 'live';
-- Similar ads: of one colour, near in length.
create index ads_live_similar on ads (colour, band, published_at desc, id desc) include (length_mm, expires_at)
  where status = 'live';

create statistics ads_facts_together (mcv, dependencies) on band, colour, ethnicity, texture, treatment from ads;

-- How many ads there are of each kind. Kept in the transaction that writes the ad; a live ad past its date is counted
-- until the clock has ended it, so a page says 'about' where that may matter.
create table ad_counts (
  id uuid primary key default uuidv7(),
  status ad_status not null,
  band hair_length not null,
  colour hair_colour not null,
  ethnicity hair_ethnicity,
  texture hair_texture not null,
  treatment hair_treatment not null,
  cut_state cut_state not null,
  ads integer not null,

  constraint ad_counts_once unique nulls not distinct
    (status, band, colour, ethnicity, texture, treatment, cut_state)
) with (fillfactor = 70);

-- Always in the same order, so that two writers wait for each other and never in a circle.
create function count_ads() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into ad_counts as kept (status, band, colour, ethnicity, texture, treatment, cut_state, ads)
    select status, band, colour, ethnicity, texture, treatment, cut_state, count(*)
    from after_ads where status in ('live', 'sold')
    group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
    on conflict on constraint ad_counts_once do update set ads = kept.ads + excluded.ads;
  else
    insert into ad_counts as kept (status, band, colour, ethnicity, texture, treatment, cut_state, ads)
    select status, band, colour, ethnicity, texture, treatment, cut_state, sum(change) from (
      select status, band, colour, ethnicity, texture, treatment, cut_state, 1 as change from after_ads
      union all
      select status, band, colour, ethnicity, texture, treatment, cut_state, -1 from before_ads
    ) as changes
    where status in ('live', 'sold')
    group by 1, 2, 3, 4, 5, 6, 7 having sum(change) <> 0 order by 1, 2, 3, 4, 5, 6, 7
    on conflict on constraint ad_counts_once do update set ads = kept.ads + excluded.ads;
  end if;
  return null;
end
$$;

create trigger ads_count_new after insert on ads
  referencing new table as after_ads for each statement execute function count_ads();
create trigger ads_count_changed after update on ads
  referencing old table as before_ads new table as after_ads for each statement execute function count_ads();

insert into ad_counts (status, band, colour, ethnicity, texture, treatment, cut_state, ads)
select status, band, colour, ethnicity, texture, treatment, cut_state, count(*)
from ads where status in ('live', 'sold') group by 1, 2, 3, 4, 5, 6, 7;

-- Every word that ever stood in an ad for sale, as the search knows it: typing errors are held against it.
create table search_words (
  word text primary key,
  constraint search_words_form check (word ~ '^[[:alpha:]]{3,30}$')
);
create index search_words_letters on search_words using gin (word gin_trgm_ops);
create index search_words_beginning on search_words (word text_pattern_ops);

create function learn_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
  select distinct lexeme from after_ads, unnest(search)
  where status = 'live' and lexeme ~ '^[[:alpha:]]{3,30}$'
  order by lexeme
  on conflict do nothing;
  return null;
end
$$;

create trigger ads_learn_new after insert on ads
  referencing new table as after_ads for each statement execute function learn_words();
create trigger ads_learn_changed after update on ads
  referencing new table as after_ads for each statement execute function learn_words();

insert into search_words (word)
select distinct lexeme from ads, unnest(search)
where status = 'live' and lexeme ~ '^[[:alpha:]]{3,30}$';

-- A search that found nothing is kept once a day, however often it is asked.
create index search_misses_words on search_misses (words, at desc);

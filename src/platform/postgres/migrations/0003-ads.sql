-- Ads, their photos and their daily figures. How an ad may change is in 0004, how it is found in 0005.

create type ad_status as enum (
  'draft', 'pending_review', 'changes_requested', 'rejected', 'live', 'paused', 'expired', 'sold', 'deleted'
);
create type ships_to as enum ('own-country', 'worldwide', 'countries');
create type heat_use as enum ('never', 'sometimes', 'often');
create type washing as enum ('daily', 'every-few-days', 'weekly-or-less');

-- The facts may be missing while the ad is a draft, because every step of the form is saved; see the constraint
-- ads_complete_once_submitted. Views and other counters are kept out (ad_figures_daily): reading never rewrites an ad.
create table ads (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references accounts,
  -- The staff member who typed it for the seller, and how the seller's consent was noted.
  entered_by uuid references accounts,
  consent_noted_at timestamptz,
  consent_how text,

  status ad_status not null default 'draft',
  -- When it came into its status; left alone in an update of the status, the trigger sets it.
  status_since timestamptz not null default now(),
  version integer not null default 1,

  slug text not null default 'hair',
  title text,
  description text,

  price integer,
  currency currency,
  open_to_offers boolean not null default false,
  -- Derived by a trigger from the newest rate, for sorting across currencies.
  price_usd_cents integer,

  length_mm integer,
  shortest_layer_mm integer,
  circumference_mm integer,
  -- What the seller weighed, or the estimate from length and circumference.
  grams integer,
  grams_estimated boolean not null default false,
  colour hair_colour,
  -- Special-category data: only with consent, blank again when it is withdrawn.
  ethnicity hair_ethnicity,
  ethnicity_consent_at timestamptz,
  ethnicity_withdrawn_at timestamptz,
  texture hair_texture,
  treatment hair_treatment,
  condition hair_condition,
  cut_state cut_state,
  cut_date date,
  to_be_cut_by cutter,
  roots_tied roots_tied,
  source hair_source,
  declaration_version text,
  declared_at timestamptz,
  heat heat_use,
  smoke_free boolean,
  washing washing,

  country text,
  town text,
  ships_to ships_to,
  ships_to_countries text[] not null default '{}',

  measured boolean not null default false,
  risk smallint not null default 0,
  risk_signals text[] not null default '{}',
  featured_until timestamptz,
  published_at timestamptz,
  expires_at timestamptz,
  sold_at timestamptz,
  sold_price integer,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  -- 5 in are 127 mm exactly, so every edge of a band is a whole millimetre.
  band hair_length generated always as (
    case
      when length_mm < 127 then 'under-5-inches'::hair_length
      when length_mm < 254 then '5-10-inches'::hair_length
      when length_mm < 381 then '10-15-inches'::hair_length
      when length_mm < 508 then '15-20-inches'::hair_length
      when length_mm < 635 then '20-25-inches'::hair_length
      when length_mm < 762 then '25-30-inches'::hair_length
      when length_mm >= 762 then '30-inches-plus'::hair_length
    end
  ) stored,
  -- Minor units of the ad's own currency, to a hundredth.
  price_per_gram double precision
    generated always as (round(price::numeric / nullif(grams, 0), 2)::double precision) stored,
  -- The same in US cents: sorts across currencies.
  price_per_gram_usd double precision
    generated always as (round(price_usd_cents::numeric / nullif(grams, 0), 2)::double precision) stored,

  constraint ads_version_counts check (version >= 1),
  constraint ads_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  constraint ads_title_length
    check (char_length(title) <= 90 and (status in ('draft', 'deleted') or char_length(title) >= 10)),
  constraint ads_description_length
    check (char_length(description) <= 2000 and (status in ('draft', 'deleted') or char_length(description) >= 20)),
  constraint ads_price_range
    check (price between 100 and case currency when 'INR' then 200000000 else 2000000 end),
  constraint ads_price_has_currency check (price is null or currency is not null),
  constraint ads_length_range check (length_mm between 25 and 2032),
  constraint ads_shortest_layer_range check (shortest_layer_mm > 0 and shortest_layer_mm <= length_mm),
  constraint ads_circumference_range check (circumference_mm between 25 and 204),
  constraint ads_grams_range check (grams between 1 and 5000 and (grams_estimated or grams between 5 and 2000)),
  constraint ads_ethnicity_needs_consent check (ethnicity is null or ethnicity_consent_at is not null),
  constraint ads_declaration_whole check ((declaration_version is null) = (declared_at is null)),
  constraint ads_country_form check (country ~ '^[A-Z]{2}$'),
  constraint ads_town_length check (char_length(town) between 1 and 80),
  constraint ads_ships_to_countries_form
    check (array_to_string(ships_to_countries, ',') ~ '^([A-Z]{2}(,[A-Z]{2}){0,249})?$'),
  constraint ads_consent_how_length check (char_length(consent_how) between 1 and 500),
  constraint ads_risk_range check (risk between 0 and 1000),
  constraint ads_sold_price_range check (sold_price between 0 and 200000000),

  constraint ads_complete_once_submitted check (
    status in ('draft', 'deleted') or (
      num_nulls(title, description, currency, length_mm, grams, colour, texture, treatment, condition, cut_state,
                source, declared_at, country, ships_to) = 0
      and (price is not null or open_to_offers)
      and (ethnicity is not null or ethnicity_withdrawn_at is not null)
      and (ships_to <> 'countries' or cardinality(ships_to_countries) > 0)
      and (entered_by is null or num_nulls(consent_noted_at, consent_how) = 0)
      and case cut_state
            when 'cut' then roots_tied is not null and not grams_estimated
            else to_be_cut_by is not null and circumference_mm is not null
          end
    )
  ),
  constraint ads_live_has_dates check (status <> 'live' or num_nulls(published_at, expires_at) = 0),
  constraint ads_sold_has_date check (status <> 'sold' or sold_at is not null),
  constraint ads_sold_price_is_of_a_sale check (sold_price is null or sold_at is not null),
  constraint ads_on_sale_is_not_sold check (status not in ('live', 'paused') or sold_at is null)
);

create index ads_of_entered_by on ads (entered_by, status, created_at desc, id desc) where entered_by is not null;

create type photo_state as enum ('uploaded', 'attached');

-- The file is stored before the row and removed after it (by a job), so that no row ever points at nothing;
-- for the same reason an ad with photos cannot be purged before them.
create table photos (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references accounts,
  ad_id uuid references ads,
  -- The first is the main photo. Null until the photo belongs to an ad.
  position smallint,
  tape boolean not null default false,
  state photo_state not null default 'uploaded',
  file_key text not null,
  width integer not null,
  height integer not null,
  thumbhash bytea not null,
  -- 64 bits in which photos that look alike differ little: bit_count((a # b)::bit(64)) < 6.
  look_hash bigint not null,
  -- Of the bytes that were uploaded.
  sha256 text not null,
  bytes integer not null,
  created_at timestamptz not null default now(),

  -- Checked at the end of a statement: photos change places in one update.
  constraint photos_position_once unique (ad_id, position) deferrable initially immediate,
  constraint photos_position_range check (position between 1 and 8),
  constraint photos_attached_whole
    check (num_nulls(ad_id, position) = case state when 'attached' then 0 else 2 end),
  constraint photos_file_key_form check (file_key ~ '^[A-Za-z0-9_-]{22}$'),
  constraint photos_size_range check (width between 1 and 2048 and height between 1 and 2048),
  constraint photos_thumbhash_length check (octet_length(thumbhash) between 5 and 64),
  constraint photos_sha256_form check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint photos_bytes_range check (bytes between 1 and 100000000)
);

create unique index photos_file_key on photos (file_key);
create index photos_of_owner on photos (owner_id, created_at desc);
create index photos_unused on photos (created_at) where state = 'uploaded';
create index photos_look_hash on photos (look_hash);

-- One narrow row for each ad and day it was looked at; half-empty pages let the counters grow in place.
create table ad_figures_daily (
  ad_id uuid not null references ads on delete cascade,
  day date not null,
  views integer not null default 0,
  saves integer not null default 0,
  conversations integer not null default 0,
  primary key (ad_id, day),

  constraint ad_figures_daily_counts check (views >= 0 and conversations >= 0)
) with (fillfactor = 60);

create index ad_figures_daily_by_day on ad_figures_daily (day);

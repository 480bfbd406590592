-- The words for hair, currencies and their rates, and the constants of the price model.
-- The lists stand in src/rules/ too; a test keeps both the same.

create type hair_length as enum (
  'under-5-inches', '5-10-inches', '10-15-inches', '15-20-inches', '20-25-inches', '25-30-inches', '30-inches-plus'
);
create type hair_colour as enum ('auburn', 'black', 'blonde', 'brown', 'chestnut', 'red', 'white-and-grey');
create type hair_ethnicity as enum ('indian', 'asian', 'african', 'caucasian', 'middle-eastern');
create type hair_texture as enum ('straight', 'wavy', 'curly', 'coily');
create type hair_treatment as enum ('virgin', 'dyed', 'permed-or-relaxed', 'bleached-or-highlighted');
create type hair_condition as enum ('excellent', 'good', 'fair');
create type cut_state as enum ('uncut', 'cut');
create type cutter as enum ('salon', 'myself', 'friend-or-family');
create type roots_tied as enum ('yes', 'no', 'unknown');
create type hair_source as enum ('own-hair', 'salon-cut', 'family', 'dealer');

create type currency as enum ('USD', 'GBP', 'EUR', 'INR');

create table currency_rates (
  currency currency not null,
  rated_on date not null,
  -- How much of the currency one US dollar buys. The bounds keep every price in dollars within an integer.
  per_usd numeric(12, 6) not null,
  set_by uuid references accounts,
  created_at timestamptz not null default now(),
  primary key (currency, rated_on),

  constraint currency_rates_sane check (per_usd between 0.1 and 1000),
  constraint currency_rates_dollar_is_one check (currency <> 'USD' or per_usd = 1)
);

create index currency_rates_set_by on currency_rates (set_by) where set_by is not null;

-- Round figures to start from, so that prices in different currencies sort from the first day; staff set newer ones.
insert into currency_rates (currency, rated_on, per_usd) values
  ('USD', '2026-01-01', 1),
  ('GBP', '2026-01-01', 0.80),
  ('EUR', '2026-01-01', 0.90),
  ('INR', '2026-01-01', 85);

-- An amount in minor units as US cents by the newest rate, half-up.
create function usd_cents(amount integer, unit currency) returns integer
  language sql stable parallel safe
  return (
    select round(amount / rate.per_usd)::integer
    from currency_rates as rate
    where rate.currency = unit
    order by rate.rated_on desc
    limit 1
  );

-- The price model's constants as the rules read them. A version is never changed, only followed by another.
create table price_constants (
  version integer primary key,
  constants jsonb not null,
  reason text not null,
  created_by uuid references accounts,
  created_at timestamptz not null default now(),

  constraint price_constants_version_counts check (version >= 1),
  constraint price_constants_object check (jsonb_typeof(constants) = 'object')
);

create index price_constants_created_by on price_constants (created_by) where created_by is not null;

-- What a refit from our own sales looked at, cell by cell, and what it moved. Nothing moves on fewer than 20 sales.
create table price_refits (
  id uuid primary key default uuidv7(),
  ran_at timestamptz not null default now(),
  from_version integer not null references price_constants,
  to_version integer references price_constants,
  band hair_length not null,
  colour hair_colour not null,
  sales integer not null,
  median_ratio numeric(10, 4),
  old_constant numeric(10, 4) not null,
  new_constant numeric(10, 4) not null,

  constraint price_refits_enough_sales check (new_constant = old_constant or sales >= 20),
  constraint price_refits_moved_has_version check (new_constant = old_constant or to_version is not null)
);

create index price_refits_newest on price_refits (ran_at desc, id desc);
create index price_refits_from on price_refits (from_version);
create index price_refits_to on price_refits (to_version) where to_version is not null;

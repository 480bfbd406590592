-- What a person keeps: ads, and searches that write when something new appears.

create table saved_ads (
  account_id uuid not null references accounts,
  ad_id uuid not null references ads on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, ad_id)
);

create index saved_ads_newest on saved_ads (account_id, created_at desc, ad_id desc);
create index saved_ads_of_ad on saved_ads (ad_id);

create type alert_pace as enum ('instant', 'daily', 'weekly');

create table saved_searches (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  name text not null,
  -- The search as the list's URL holds it.
  search jsonb not null,
  -- Null: kept, but writes no mail.
  alert alert_pace,
  -- In every alert, for one-click unsubscribing (RFC 8058): works without signing in, and only for this search.
  unsubscribe_token text not null,
  -- Ads published up to here have been told of.
  told_until timestamptz not null default now(),
  last_sent_at timestamptz,
  created_at timestamptz not null default now(),

  constraint saved_searches_name_length check (char_length(name) between 1 and 100),
  constraint saved_searches_object check (jsonb_typeof(search) = 'object'),
  constraint saved_searches_token_form check (unsubscribe_token ~ '^[A-Za-z0-9_-]{22,100}$')
);

create unique index saved_searches_token on saved_searches (unsubscribe_token);
create index saved_searches_of_account on saved_searches (account_id, created_at desc);
create index saved_searches_due on saved_searches (alert, told_until) where alert is not null;

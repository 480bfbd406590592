-- Hair that goes together: sets of two to six hanks that somebody keeps, and the walk that finds them.

-- One ordered walk for each colour, hair type, texture and treatment that is asked for, the cheapest by the gram first.
-- Everything else that a bundle asks of an ad stands in it: no row is touched.
create index ads_live_bundles on ads (colour, ethnicity, texture, treatment, price_per_gram_usd, id)
  include (length_mm, shortest_layer_mm, grams, grams_estimated, price_usd_cents, cut_state, roots_tied, measured,
           posts_to, seller_id, reserved_until, published_at, expires_at)
  where status = 'live' and held is null and price_usd_cents is not null;

-- Those that fit but name no price are only counted.
create index ads_live_unpriced on ads (colour, ethnicity, texture, treatment)
  include (length_mm, grams, cut_state, roots_tied, measured, posts_to, seller_id, reserved_until, expires_at)
  where status = 'live' and held is null and price_usd_cents is null;

alter type notification_kind add value 'bundle';

create table bundles (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  name text not null,
  -- What it is for, as the rules know it.
  need jsonb not null,
  is_watched boolean not null default false,
  -- When its owner was last written to about it.
  told_at timestamptz,
  -- In every e-mail about it, for one-click unsubscribing (RFC 8058): works without signing in, and only for this one.
  unsubscribe_token text not null,
  created_at timestamptz not null,

  constraint bundles_name_length check (char_length(name) between 1 and 80),
  constraint bundles_need_object check (jsonb_typeof(need) = 'object'),
  constraint bundles_token_form check (unsubscribe_token ~ '^[A-Za-z0-9_-]{22,100}$')
);
create unique index bundles_token on bundles (unsubscribe_token);
create index bundles_of_account on bundles (account_id, created_at desc);
create index bundles_watched on bundles (told_at) where is_watched;

create table bundle_members (
  bundle_id uuid not null references bundles on delete cascade,
  position integer not null,
  ad_id uuid not null references ads on delete cascade,
  -- What it cost when it was kept, in its own currency: dollars would change with the rates of each day.
  price integer not null,
  currency currency not null,
  -- The price that its owner was last told of, if it changed since.
  told_price integer,
  counted_grams integer not null,
  -- When its owner was told that it cannot be had any more.
  told_at timestamptz,

  primary key (bundle_id, position),
  constraint bundle_members_once unique (bundle_id, ad_id),
  constraint bundle_members_position check (position between 1 and 6),
  constraint bundle_members_price check (price > 0 and told_price > 0),
  constraint bundle_members_grams check (counted_grams > 0)
);
create index bundle_members_of_ad on bundle_members (ad_id);

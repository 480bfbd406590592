-- People: their accounts, the devices they stay signed in on, sessions, one-time codes.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

create type account_role as enum ('admin', 'creator', 'enduser');
create type buyer_kind as enum ('wig-maker', 'salon', 'extension-maker', 'artist', 'private');

-- A row is never deleted: orders, messages and the audit point at it. Purging overwrites what is personal
-- (e-mail <id>@purged.invalid, username deleted-<random>) and sets purged_at.
create table accounts (
  id uuid primary key default uuidv7(),
  account_type smallint not null,
  role account_role not null default 'enduser',
  username text not null,
  email text not null,
  -- Null: no way in by password (invited staff who have not answered yet, purged accounts).
  password_hash text,
  password_changed_at timestamptz,
  country text not null,
  buyer_kind buyer_kind,
  business_name text,
  trader_details text,
  adult_confirmed_at timestamptz,
  terms_version text,
  terms_accepted_at timestamptz,
  -- Certified Buyer: the badge comes after a check by staff, not with the payment.
  certified_at timestamptz,
  certified_by uuid references accounts,
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  -- The last time step whose code was accepted: no code is good twice.
  totp_last_step integer,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  verified_at timestamptz,
  last_login_at timestamptz,
  blocked_at timestamptz,
  deleted_at timestamptz,
  purge_after timestamptz,
  purged_at timestamptz,

  constraint accounts_type_known check (account_type in (0, 1, 2)),
  constraint accounts_type_fits_role check ((role = 'enduser') = (account_type in (1, 2))),
  constraint accounts_username_form check (username ~ '^[A-Za-z0-9_-]{3,30}$'),
  constraint accounts_email_form check (email !~ '[A-Z]' and char_length(email) between 3 and 254),
  constraint accounts_country_form check (country ~ '^[A-Z]{2}$'),
  constraint accounts_kind_is_a_buyers check (buyer_kind is null or account_type = 1),
  constraint accounts_business_name_length check (char_length(business_name) between 1 and 120),
  constraint accounts_trader_details_length check (char_length(trader_details) between 1 and 1000),
  constraint accounts_people_are_adults check (role <> 'enduser' or adult_confirmed_at is not null),
  constraint accounts_people_accepted_terms
    check (role <> 'enduser' or (terms_version is not null and terms_accepted_at is not null)),
  constraint accounts_totp_confirmed check (totp_confirmed_at is null or totp_secret is not null),
  constraint accounts_purge_follows_delete
    check ((purge_after is null and purged_at is null) or deleted_at is not null)
);

create unique index accounts_email on accounts (email);
create unique index accounts_username on accounts (lower(username));
create index accounts_certified_by on accounts (certified_by) where certified_by is not null;
create index accounts_newest on accounts (created_at desc, id desc);
create index accounts_staff on accounts (role) where role <> 'enduser';
create index accounts_purge_due on accounts (purge_after) where purged_at is null and purge_after is not null;
create index accounts_words on accounts using gin (email gin_trgm_ops, username gin_trgm_ops);

-- One browser that stays signed in. Half A of its pass is HMAC(server key, id‖generation) and never stored;
-- half B is a cookie of which only a hash is kept here.
create table devices (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  cookie_hash text not null,
  -- The generation that the browser has proved to hold, and the newest one handed out (the same or one more).
  generation integer not null default 1,
  issued_generation integer not null default 1,
  -- The generation before stays good for 60 s after this.
  confirmed_at timestamptz not null default now(),
  -- A new generation is handed out at most once a day.
  rotated_at timestamptz not null default now(),
  user_agent text,
  -- Forgotten after 30 days.
  ip inet,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_why text,

  constraint devices_cookie_hash_form check (cookie_hash ~ '^[0-9a-f]{64}$'),
  constraint devices_generations check (generation >= 1 and issued_generation - generation in (0, 1)),
  constraint devices_life check (expires_at <= created_at + interval '90 days'),
  constraint devices_user_agent_length check (char_length(user_agent) <= 400),
  constraint devices_revoked_why_given check ((revoked_at is null) = (revoked_why is null))
) with (fillfactor = 80);

create unique index devices_cookie_hash on devices (cookie_hash);
create index devices_of_account on devices (account_id, created_at desc);
create index devices_over on devices (expires_at);

create type session_strength as enum ('weak', 'strong');

-- Read on every request by sid_hash; last_seen_at is in no index, so that writing it stays cheap.
create table sessions (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  device_id uuid references devices on delete cascade,
  sid_hash text not null,
  -- The public handle: cookie `token`, anti-forgery token and off switch. Never enough by itself.
  token text not null,
  -- Weak: opened by a device pass. The password, given again, makes it strong for a while.
  strength session_strength not null,
  password_given_at timestamptz,
  user_agent text,
  -- Forgotten after 30 days.
  ip inet,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,

  constraint sessions_sid_hash_form check (sid_hash ~ '^[0-9a-f]{64}$'),
  constraint sessions_token_form check (token ~ '^[A-Za-z0-9_-]{20,100}$'),
  constraint sessions_strong_by_password check (strength = 'weak' or password_given_at is not null),
  constraint sessions_user_agent_length check (char_length(user_agent) <= 400)
) with (fillfactor = 80);

create unique index sessions_sid_hash on sessions (sid_hash);
create unique index sessions_token on sessions (token);
create index sessions_of_account on sessions (account_id, created_at desc);
create index sessions_of_device on sessions (device_id) where device_id is not null;
create index sessions_over on sessions (expires_at);

create type code_purpose as enum
  ('verify-email', 'reset-password', 'change-email', 'staff-invitation', 'recovery');

-- One-time codes. Only an HMAC is kept, its key is outside the database and bound to the purpose.
create table codes (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  purpose code_purpose not null,
  -- Where it was sent: for 'change-email' not yet the account's address.
  email text not null,
  code_hmac text not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,

  constraint codes_email_form check (email !~ '[A-Z]' and char_length(email) between 3 and 254),
  constraint codes_hmac_form check (code_hmac ~ '^[A-Za-z0-9_-]{43}$'),
  constraint codes_tries check (tries between 0 and 5),
  constraint codes_life check (expires_at > created_at)
);

create index codes_of_account on codes (account_id, purpose, created_at desc);
create index codes_over on codes (expires_at);

create type notification_kind as enum
  ('new-message', 'ad-news', 'ad-expiring', 'plan-ending', 'saved-search', 'saved-ad');

-- What a person changed from the usual; a missing row means 'yes, by mail'.
create table notification_choices (
  account_id uuid not null references accounts,
  kind notification_kind not null,
  by_mail boolean not null,
  updated_at timestamptz not null default now(),
  primary key (account_id, kind)
);

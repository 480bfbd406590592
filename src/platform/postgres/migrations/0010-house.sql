-- What keeps the house: the audit, requests that came before, limits, diagnostics, the demo mailbox, small contents.

-- Who decided what, and why. Rows are only ever added; FH005 is the answer to anything else. `before` and `after` hold
-- the fields that changed: keep personal data out of them, they stay when a person is purged.
create table audit (
  id uuid primary key default uuidv7(),
  -- Null: the system itself.
  account_id uuid references accounts,
  action text not null,
  object_kind text not null,
  object_id text not null,
  before jsonb,
  after jsonb,
  reason text not null,
  request_id text,
  at timestamptz not null default now(),

  constraint audit_action_length check (char_length(action) between 1 and 100),
  constraint audit_reason_length check (char_length(reason) between 1 and 2000)
);

create index audit_newest on audit (at desc, id desc);
create index audit_of_account on audit (account_id, at desc, id desc) where account_id is not null;
create index audit_of_object on audit (object_kind, object_id, at desc, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'FH005',
    message = format('Rows of %s are never changed or removed.', tg_table_name);
end
$$;

create trigger audit_only_grows before update or delete or truncate on audit
  for each statement execute function refuse_change();
create trigger ad_transitions_never_change before update on ad_transitions
  for each statement execute function refuse_change();

-- The same key brings the same answer. Written in the transaction of the effect: the answer is missing only inside it.
create table idempotency_keys (
  id uuid primary key default uuidv7(),
  -- Null: somebody who is not signed in.
  account_id uuid references accounts,
  route text not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',

  constraint idempotency_keys_once unique nulls not distinct (account_id, route, key),
  constraint idempotency_keys_key_length check (char_length(key) between 1 and 200)
);

create index idempotency_keys_over on idempotency_keys (expires_at);

-- Counters of a window for anything that is limited: 'login:account:<id>', 'login:address:192.0.2.7'.
create table limits (
  key text not null,
  window_start timestamptz not null,
  count integer not null default 0,
  -- Growing waits: not before this.
  wait_until timestamptz,
  expires_at timestamptz not null,
  primary key (key, window_start),

  constraint limits_key_length check (char_length(key) between 1 and 200),
  constraint limits_count check (count >= 0)
) with (fillfactor = 60);

create index limits_over on limits (expires_at);

-- What went wrong in a browser without anybody being shown it, such as a silent login that failed.
create table diagnostics (
  id uuid primary key default uuidv7(),
  kind text not null,
  message text not null,
  details jsonb,
  account_id uuid references accounts,
  request_id text,
  at timestamptz not null default now(),

  constraint diagnostics_kind_form check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 60),
  constraint diagnostics_message_length check (char_length(message) between 1 and 1000)
);

create index diagnostics_newest on diagnostics (at desc, id desc);
create index diagnostics_of_account on diagnostics (account_id) where account_id is not null;

-- Letters of a site without a mail server. The id is the job's, so a letter sent twice is here once.
create table mailbox (
  id uuid primary key default uuidv7(),
  to_address text not null,
  subject text not null,
  text text not null,
  html text,
  headers jsonb not null default '{}',
  sent_at timestamptz not null default now()
);

create index mailbox_newest on mailbox (sent_at desc, id desc);
create index mailbox_to on mailbox (to_address, sent_at desc, id desc);

create table banner_texts (
  id uuid primary key default uuidv7(),
  position smallint not null,
  text text not null,
  link_url text,
  link_text text,
  active boolean not null default true,
  updated_by uuid references accounts,
  updated_at timestamptz not null default now(),

  constraint banner_texts_text_length check (char_length(text) between 1 and 200),
  constraint banner_texts_link_whole check ((link_url is null) = (link_text is null)),
  -- Only within the site.
  constraint banner_texts_link_form check (link_url ~ '^/([^/\\]|$)' and char_length(link_url) <= 200),
  constraint banner_texts_link_text_length check (char_length(link_text) between 1 and 60)
);

create index banner_texts_in_order on banner_texts (position, id) where active;
create index banner_texts_updated_by on banner_texts (updated_by) where updated_by is not null;

-- Searches that found nothing, for staff; nobody's name is with them.
create table search_misses (
  id uuid primary key default uuidv7(),
  words text not null,
  search jsonb not null default '{}',
  at timestamptz not null default now(),

  constraint search_misses_words_length check (char_length(words) <= 500)
);

create index search_misses_newest on search_misses (at desc, id desc);

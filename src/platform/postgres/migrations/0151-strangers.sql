-- What strangers may do to each other by accident or on purpose: share a key, fill a mailbox.

-- The keys of people who are not signed in lay in one heap. Whose they were cannot be told any more, so they are
-- forgotten; from now on each is somebody's or some browser's.
delete from idempotency_keys where account_id is null;
alter table idempotency_keys
  -- A fingerprint of the mark that this browser was given.
  add column browser_hash text,
  add constraint idempotency_keys_browser_hash_form check (browser_hash ~ '^[0-9a-f]{64}$'),
  add constraint idempotency_keys_of_one check ((account_id is null) <> (browser_hash is null)),
  drop constraint idempotency_keys_once,
  add constraint idempotency_keys_once unique nulls not distinct (account_id, browser_hash, route, key);

-- Letters that somebody else can cause, to count them by recipient. No address: a keyed sum of it.
create table letters_sent (
  id uuid primary key default uuidv7(),
  recipient_hmac text not null,
  kind text not null,
  sent_at timestamptz not null,

  constraint letters_sent_recipient_form check (recipient_hmac ~ '^[A-Za-z0-9_-]{43}$'),
  constraint letters_sent_kind_form check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 60)
);

create index letters_sent_to on letters_sent (recipient_hmac, kind, sent_at desc);
create index letters_sent_over on letters_sent (sent_at);

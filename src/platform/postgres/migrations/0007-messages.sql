-- Conversations: one for each ad and buyer. What was written is kept beside what the other person sees of it.

create table conversations (
  id uuid primary key default uuidv7(),
  ad_id uuid not null references ads,
  buyer_id uuid not null references accounts,
  -- Always the ad's seller; kept here so that a person's conversations are one index away.
  seller_id uuid not null references accounts,
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  buyer_read_at timestamptz,
  seller_read_at timestamptz,
  buyer_archived_at timestamptz,
  seller_archived_at timestamptz,

  constraint conversations_two_people check (buyer_id <> seller_id)
);

create unique index conversations_once on conversations (ad_id, buyer_id);
create index conversations_of_buyer on conversations (buyer_id, last_message_at desc, id desc);
create index conversations_of_seller on conversations (seller_id, last_message_at desc, id desc);
-- How many a buyer has opened today.
create index conversations_opened on conversations (buyer_id, created_at);

create type message_screening as enum ('delivered', 'masked', 'held');
create type held_decision as enum ('released', 'refused');

create table messages (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references conversations,
  sender_id uuid not null references accounts,
  original_text text not null,
  -- What the other person reads: the same, or with contact details masked.
  shown_text text not null,
  offer_amount integer,
  offer_currency currency,
  screening message_screening not null,
  score smallint not null default 0,
  signals text[] not null default '{}',
  sent_at timestamptz not null default now(),
  -- Null while staff look at it.
  delivered_at timestamptz,
  held_decision held_decision,
  decided_at timestamptz,
  decided_by uuid references accounts,

  -- A first message has at least 20 characters by the rules; an answer may be 'Yes'.
  constraint messages_text_length check (char_length(original_text) between 1 and 1000),
  constraint messages_shown_text_length check (char_length(shown_text) between 1 and 10000),
  constraint messages_masked_only_when_said
    check (screening <> 'delivered' or shown_text = original_text),
  constraint messages_offer_whole check ((offer_amount is null) = (offer_currency is null)),
  constraint messages_offer_range check (offer_amount between 1 and 200000000),
  constraint messages_score_range check (score between 0 and 1000),
  constraint messages_decided_whole check (num_nulls(held_decision, decided_at, decided_by) in (0, 3)),
  constraint messages_only_held_are_decided check (held_decision is null or screening = 'held'),
  constraint messages_held_stay_back
    check ((delivered_at is null) = (screening = 'held' and held_decision is distinct from 'released'))
);

create index messages_of_conversation on messages (conversation_id, sent_at, id);
create index messages_of_sender on messages (sender_id, sent_at desc);
create index messages_held on messages (sent_at, id) where screening = 'held' and held_decision is null;
create index messages_decided_by on messages (decided_by) where decided_by is not null;

create table blocks (
  blocker_id uuid not null references accounts,
  blocked_id uuid not null references accounts,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),

  constraint blocks_not_oneself check (blocker_id <> blocked_id)
);

create index blocks_of_blocked on blocks (blocked_id);

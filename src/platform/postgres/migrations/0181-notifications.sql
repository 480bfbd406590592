-- What happened, for the person it happened to: the bell. Written with the event itself. News of one thing that was not
-- read yet stays one row: ten messages of one conversation are one line with a ten in it.

alter type notification_kind add value 'offer';
alter type notification_kind add value 'sale';
alter type notification_kind add value 'match';
alter type notification_kind add value 'staff-decision';

create table notifications (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  kind notification_kind not null,
  -- What it is about: a conversation, an ad, a search, a case. News of the same is counted together while unread.
  subject text not null,
  -- A path of this site.
  link text not null,
  -- The words that its sentence is made of.
  words jsonb not null default '{}',
  count integer not null default 1,
  at timestamptz not null,
  read_at timestamptz,

  constraint notifications_subject_length check (char_length(subject) between 1 and 100),
  constraint notifications_link_form check (link ~ '^/[^/]' and char_length(link) <= 300),
  constraint notifications_count check (count > 0)
);

create unique index notifications_unread on notifications (account_id, kind, subject) where read_at is null;
create index notifications_of_account on notifications (account_id, at desc, id desc);
create index notifications_old on notifications (at);

-- Whoever has the site open hears that their numbers changed: their id is told on the channel 'people' at the commit.
create function notify_people() returns trigger language plpgsql as $$
begin
  perform pg_notify('people', coalesce(new.account_id, old.account_id)::text);
  return null;
end
$$;
create trigger notify_people after insert or update or delete on notifications
  for each row execute function notify_people();

-- Null: as the table of kinds says.
alter table notification_choices alter column by_mail drop not null, add column by_push boolean;

-- Where a browser takes pushes for somebody. One browser is one person's: whoever signs in there next takes it over.
create table push_subscriptions (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  -- The public key that the browser was given: only what is signed with its other half is taken.
  server_key text not null,
  user_agent text,
  created_at timestamptz not null,

  constraint push_subscriptions_endpoint_length check (char_length(endpoint) between 10 and 1000),
  constraint push_subscriptions_key_form check (p256dh ~ '^[A-Za-z0-9_-]{80,100}$' and auth ~ '^[A-Za-z0-9_-]{16,40}$'),
  constraint push_subscriptions_server_key_form check (server_key ~ '^[A-Za-z0-9_-]{80,100}$'),
  constraint push_subscriptions_user_agent_length check (char_length(user_agent) <= 400)
);
create unique index push_subscriptions_endpoint on push_subscriptions (endpoint);
create index push_subscriptions_of_account on push_subscriptions (account_id);

-- Who has the site before them right now, told by the streams they hold open: to them nothing is pushed.
create unlogged table people_looking (
  account_id uuid primary key references accounts,
  until timestamptz not null
);

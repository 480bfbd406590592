-- Messages that staff took away, and what a visitor wrote before signing up.

alter table messages
  add column removed_at timestamptz;

-- Kept for a day, reachable only by its random id, so that nobody types a message twice because of a sign-up.
create table message_drafts (
  id uuid primary key default uuidv7(),
  ad_id uuid not null references ads on delete cascade,
  text text not null,
  offer text not null default '',
  created_at timestamptz not null,

  constraint message_drafts_text_length check (char_length(text) <= 2000),
  constraint message_drafts_offer_length check (char_length(offer) <= 40)
);

create index message_drafts_old on message_drafts (created_at);
create index message_drafts_of_ad on message_drafts (ad_id);

-- An ad that a report took down at once, before anybody decided: a dismissal brings it back.
alter table reports
  add column took_down boolean not null default false;

-- Offers: a price that one side names and the other says yes or no to. Each is a message of its conversation, never free
-- text. After a yes the ad is reserved: by a date, not by a status, so that its life, counts and lists stay as they are.
--
-- FH007  what an offer says, and one that is over, never change

create type offer_state as enum (
  'held', 'open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired', 'lapsed', 'sold', 'fell-through'
);
create type offer_end as enum (
  'ad-changed', 'ad-gone', 'agreed-with-another', 'blocked', 'left', 'refused-by-staff', 'time-over', 'called-off',
  'sale-failed'
);

create table offers (
  id uuid primary key default uuidv7(),
  message_id uuid not null references messages,
  conversation_id uuid not null references conversations,
  ad_id uuid not null references ads,
  -- As its conversation has them; kept here so that a person's offers are one index away.
  buyer_id uuid not null references accounts,
  seller_id uuid not null references accounts,
  by_buyer boolean not null,
  amount integer not null,
  currency currency not null,
  -- The asking price when it was named, in the offer's currency; null where none was asked.
  asking_price integer,
  -- The one it answers with another price.
  answers uuid references offers,
  has_note boolean not null,
  state offer_state not null,
  created_at timestamptz not null,
  -- Until when it can be answered.
  expires_at timestamptz not null,
  reminded_at timestamptz,
  -- When its seller kept the hair three days longer, which can be done once.
  kept_longer_at timestamptz,
  ended_at timestamptz,
  -- Null where the clock or the system ended it.
  ended_by uuid references accounts,
  ended_why offer_end,

  constraint offers_two_people check (buyer_id <> seller_id),
  constraint offers_amount_range check (amount between 1 and 200000000),
  constraint offers_ended_when_over check ((ended_at is null) = (state in ('held', 'open', 'accepted'))),
  constraint offers_end_has_time check (ended_at is not null or (ended_by is null and ended_why is null)),
  constraint offers_answer_others check (answers is distinct from id)
);

create unique index offers_of_message on offers (message_id);
create unique index offers_one_open on offers (conversation_id) where state in ('held', 'open');
create unique index offers_one_agreed on offers (ad_id) where state = 'accepted';
create index offers_of_seller on offers (seller_id, state, created_at desc, id desc);
create index offers_of_buyer on offers (buyer_id, state, created_at desc, id desc);
create index offers_of_conversation on offers (conversation_id, created_at desc);
create index offers_open_on_ad on offers (ad_id) where state in ('held', 'open');
create index offers_of_ad on offers (ad_id, created_at desc);
create index offers_due on offers (expires_at) where state = 'open';
-- How many a buyer made today.
create index offers_made on offers (buyer_id, created_at) where by_buyer;
create index offers_answers on offers (answers) where answers is not null;
create index offers_ended_by on offers (ended_by) where ended_by is not null;

create function guard_offer_change() returns trigger language plpgsql as $$
begin
  if (new.message_id, new.conversation_id, new.ad_id, new.by_buyer, new.amount, new.currency, new.answers)
      is distinct from
      (old.message_id, old.conversation_id, old.ad_id, old.by_buyer, old.amount, old.currency, old.answers)
  then
    raise exception using errcode = 'FH007', message = 'What an offer says never changes.';
  end if;
  if new.state <> old.state and old.ended_at is not null then
    raise exception using errcode = 'FH007',
      message = format('An offer that is %s cannot become %s.', old.state, new.state);
  end if;
  return new;
end
$$;
create trigger guard_offer_change before update on offers for each row execute function guard_offer_change();

-- An open conversation hears of its offers as of its messages.
create trigger notify_threads_of_new after insert on offers for each row execute function notify_threads();
create trigger notify_threads_of_change after update on offers for each row
  when ((old.state, old.kept_longer_at) is distinct from (new.state, new.kept_longer_at))
  execute function notify_threads();

alter table ads
  add column reserved_until timestamptz,
  -- No reference back: of two tables that point at each other neither could be restored first.
  add column reserved_offer uuid,
  add constraint ads_reserved_whole check ((reserved_until is null) = (reserved_offer is null));
create index ads_reserved on ads (reserved_until) where reserved_until is not null;
create unique index ads_reserved_offer on ads (reserved_offer) where reserved_offer is not null;

-- Offers below the lowest that the seller looks at: counted, and read by nobody.
alter table ad_figures_daily
  add column low_offers integer not null default 0,
  add constraint ad_figures_daily_low_offers check (low_offers >= 0);

create or replace function guard_ad_change() returns trigger language plpgsql as $$
declare
  -- Columns that change without the ad becoming another one for whoever edits it. Generated columns are not
  -- calculated yet when this runs; they follow from the others.
  uncounted constant text[] := array[
    'version', 'status_since', 'updated_at', 'price_usd_cents', 'sold_usd_cents', 'search', 'measured', 'risk',
    'risk_signals', 'featured_until', 'band', 'price_per_gram', 'price_per_gram_usd', 'held', 'posts_to',
    'sold_by', 'reserved_until', 'reserved_offer'
  ];
begin
  if new.status <> old.status then
    if not exists (
      select from ad_status_moves where from_status = old.status and to_status = new.status
    ) then
      raise exception using errcode = 'FH001',
        message = format('An ad that is %s cannot become %s.', old.status, new.status);
    end if;
    if new.status_since = old.status_since then
      new.status_since := now();
    end if;
  end if;

  -- Photos are another table: a change of them raises the version with nothing else changed here.
  if new.version <> old.version + 1 and (
    new.version <> old.version or to_jsonb(new) - uncounted is distinct from to_jsonb(old) - uncounted
  ) then
    raise exception using errcode = 'FH002',
      message = format('A change of version %s makes version %s, not %s.', old.version, old.version + 1, new.version);
  end if;
  return new;
end
$$;

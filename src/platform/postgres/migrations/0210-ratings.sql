-- Sales to somebody named, and what the two say of each other afterwards. There is no rating without a sale.

alter type notification_kind add value 'rating';

-- A sale to a conversation of the site. What is sold in another way later, with its money held, adds its own columns
-- here: ratings hang on a sale and do not ask how it came about.
create table sales (
  id uuid primary key default uuidv7(),
  ad_id uuid not null references ads,
  seller_id uuid not null references accounts,
  buyer_id uuid not null references accounts,
  conversation_id uuid not null references conversations,
  price integer,
  currency currency,
  sold_at timestamptz not null,

  constraint sales_two_people check (seller_id <> buyer_id),
  constraint sales_price_range check (price between 0 and 200000000)
);

-- Sold, taken back and sold again to the same person is one sale.
create unique index sales_once on sales (conversation_id);
create index sales_of_ad on sales (ad_id);
create index sales_of_seller on sales (seller_id, sold_at desc, id desc);
create index sales_of_buyer on sales (buyer_id, sold_at desc, id desc);

-- No page reads it, but the tables of a query are found by its words, and 'sales' is one of the price book's.
create trigger tell_pages after insert or update or delete on sales for each row execute function tell_pages();

create table ratings (
  id uuid primary key default uuidv7(),
  sale_id uuid not null references sales,
  by_id uuid not null references accounts,
  about_id uuid not null references accounts,
  -- Whether it is about the seller of the sale; else about its buyer.
  about_seller boolean not null,
  as_described smallint not null,
  kind smallint not null,
  quick smallint not null,
  sentence text,
  written_at timestamptz not null,
  -- Nobody but its writer reads it before both have written, or this time has come. Null: it can be read.
  sealed_until timestamptz,
  answer text,
  answered_at timestamptz,
  -- Taken down by staff; the case says why.
  removed_at timestamptz,
  version integer not null default 1,

  constraint ratings_marks check (
    as_described between 1 and 5 and kind between 1 and 5 and quick between 1 and 5
  ),
  constraint ratings_sentence_length check (char_length(sentence) between 1 and 300),
  constraint ratings_answer_length check (char_length(answer) between 1 and 300),
  constraint ratings_sealed_are_unanswered check (sealed_until is null or answered_at is null)
);

create unique index ratings_once on ratings (sale_id, about_seller);
create index ratings_by on ratings (by_id, written_at desc, id desc);
create index ratings_about on ratings (about_id, written_at desc, id desc);
create index ratings_shown on ratings (about_id, written_at desc, id desc)
  include (about_seller, as_described, kind, quick) where sealed_until is null and removed_at is null;
create index ratings_sealed on ratings (sealed_until) where sealed_until is not null;

-- Only the two people of a sale rate, and only each other.
create function guard_rating() returns trigger language plpgsql as $$
begin
  if not exists (
    select from sales where sales.id = new.sale_id and (new.by_id, new.about_id) =
      case when new.about_seller then (buyer_id, seller_id) else (seller_id, buyer_id) end
  ) then
    raise exception 'a rating is by one and about the other of its sale' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger guard_rating before insert or update of sale_id, by_id, about_id, about_seller on ratings
  for each row execute function guard_rating();

-- What is sealed changes no page.
create trigger tell_pages_of_new after insert on ratings for each row
  when (new.sealed_until is null) execute function tell_pages();
create trigger tell_pages_of_change after update on ratings for each row
  when (new.sealed_until is null) execute function tell_pages();
create trigger tell_pages_of_end after delete on ratings for each row execute function tell_pages();
create trigger tell_pages_of_emptying after truncate on ratings execute function tell_pages();

-- How long a seller takes to a first answer, counted by night: a page that asked the messages themselves would have to
-- be made anew with every message of anybody.
create table answer_times (
  account_id uuid primary key references accounts,
  typical_minutes integer not null,
  conversations integer not null,
  counted_at timestamptz not null,

  constraint answer_times_minutes check (typical_minutes >= 0),
  constraint answer_times_conversations check (conversations > 0)
);
create trigger tell_pages after insert or update or delete on answer_times for each row
  execute function tell_pages();

-- Of people those are shown who have had an ad, or who have rated somebody; nobody is shown when they last came.
create or replace function tell_pages_of_seller() returns trigger language plpgsql as $$
declare
  unseen constant text[] := array['last_login_at', 'updated_at', 'password_hash', 'password_changed_at', 'totp_secret',
    'totp_confirmed_at', 'totp_last_step'];
begin
  if to_jsonb(new) - unseen is distinct from to_jsonb(old) - unseen
    and (
      exists (select from ads where seller_id = old.id and status <> 'draft')
      or exists (select from ratings where by_id = old.id)
    )
  then
    perform pg_notify('pages', tg_table_name);
  end if;
  return null;
end
$$;

-- A rating can be reported, like an ad, a message or a person.
alter table reports
  add column rating_id uuid references ratings,
  drop constraint reports_one_target,
  add constraint reports_one_target check (num_nonnulls(ad_id, message_id, account_id, rating_id) = 1);
create index reports_on_rating on reports (rating_id) where rating_id is not null;

-- What was sold to somebody before counts from its own day.
insert into sales (ad_id, seller_id, buyer_id, conversation_id, price, currency, sold_at)
select talk.ad_id, talk.seller_id, talk.buyer_id, talk.id, ads.sold_price, ads.currency, talk.sold_at
from conversations as talk
join ads on ads.id = talk.ad_id
where talk.sold_at is not null;

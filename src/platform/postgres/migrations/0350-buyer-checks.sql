-- Buyers whom staff looked at. One row a person: what they sent, and how it stands. The badge is shown while the check
-- holds and the plan Certified Buyer runs; what staff decided before is in the audit.
create table buyer_checks (
  account_id uuid primary key references accounts on delete cascade,
  state text not null,
  business_name text not null,
  register_number text,
  website text,
  shop_address text not null,
  words text,
  asked_at timestamptz not null,
  -- What staff looked at, and what they noted of it.
  looked_at text[] not null default '{}',
  looked_words text,
  -- What the person read.
  told text,
  decided_at timestamptz,
  decided_by uuid references accounts,
  until timestamptz,
  version integer not null default 1,

  constraint buyer_checks_state_known check (state in ('asked', 'granted', 'refused', 'ended')),
  constraint buyer_checks_decided check ((state = 'asked') = (decided_at is null)),
  constraint buyer_checks_until check (state <> 'granted' or until is not null),
  constraint buyer_checks_looked check (state <> 'granted' or cardinality(looked_at) > 0),
  constraint buyer_checks_lengths check (
    char_length(business_name) between 2 and 120 and char_length(shop_address) between 10 and 300
    and char_length(coalesce(register_number, '')) <= 60 and char_length(coalesce(website, '')) <= 200
    and char_length(coalesce(words, '')) <= 1000 and char_length(coalesce(looked_words, '')) <= 500
    and char_length(coalesce(told, '')) <= 2000
  )
);
create index buyer_checks_asked on buyer_checks (asked_at, account_id) where state = 'asked';
create index buyer_checks_held on buyer_checks (until, account_id) where state = 'granted';
create index buyer_checks_decided_by on buyer_checks (decided_by) where decided_by is not null;
create trigger tell_pages after insert or update or delete on buyer_checks for each row execute function tell_pages();

create function is_certified_buyer(person uuid, moment timestamptz) returns boolean language sql stable
  return exists (
    select from buyer_checks
    where buyer_checks.account_id = person and buyer_checks.state = 'granted' and buyer_checks.until > moment
  ) and running_plan(person, moment) is not distinct from 6;

-- What was never more than a day in the account's row.
drop index accounts_certified_by;
alter table accounts drop column certified_at, drop column certified_by;

-- What people tell us: reports on ads, messages and persons, and letters to customer service. Both have a case number
-- that is random, so that nobody can count or guess another's.

create type report_reason as enum (
  'temple-hair', 'not-the-sellers-hair', 'photo-from-elsewhere', 'minor', 'harassment', 'scam', 'wrong-facts', 'other'
);
create type report_outcome as enum ('removed', 'warned', 'dismissed');
create type appeal_outcome as enum ('upheld', 'reversed');

create table reports (
  id uuid primary key default uuidv7(),
  case_number text not null,
  -- Also people without an account report; then the address, if they gave one, is where the outcome goes.
  reporter_id uuid references accounts,
  reporter_email text,
  ad_id uuid references ads,
  message_id uuid references messages,
  account_id uuid references accounts,
  reason report_reason not null,
  text text not null default '',
  created_at timestamptz not null default now(),

  outcome report_outcome,
  -- For the reported person: why something was removed.
  statement text,
  decided_at timestamptz,
  decided_by uuid references accounts,

  appeal_text text,
  appealed_at timestamptz,
  appeal_outcome appeal_outcome,
  appeal_answer text,
  appeal_decided_at timestamptz,
  appeal_decided_by uuid references accounts,

  constraint reports_case_number_form check (case_number ~ '^[A-Z0-9-]{6,24}$'),
  constraint reports_one_target check (num_nonnulls(ad_id, message_id, account_id) = 1),
  constraint reports_text_length check (char_length(text) <= 2000),
  constraint reports_email_length check (char_length(reporter_email) between 3 and 254),
  constraint reports_statement_length check (char_length(statement) between 1 and 4000),
  constraint reports_decided_whole check (num_nulls(outcome, decided_at, decided_by) in (0, 3)),
  constraint reports_removal_is_explained check (outcome is distinct from 'removed' or statement is not null),
  constraint reports_appeal_whole check ((appeal_text is null) = (appealed_at is null)),
  constraint reports_appeal_length check (char_length(appeal_text) between 1 and 4000),
  constraint reports_appeal_needs_decision check (appealed_at is null or decided_at is not null),
  constraint reports_appeal_decided_whole
    check (num_nulls(appeal_outcome, appeal_decided_at, appeal_decided_by) in (0, 3)),
  constraint reports_appeal_decision_needs_appeal check (appeal_decided_at is null or appealed_at is not null)
);

create unique index reports_case_number on reports (case_number);
create index reports_of_reporter on reports (reporter_id, created_at desc) where reporter_id is not null;
create index reports_on_ad on reports (ad_id) where ad_id is not null;
create index reports_on_message on reports (message_id) where message_id is not null;
create index reports_on_account on reports (account_id) where account_id is not null;
create index reports_decided_by on reports (decided_by) where decided_by is not null;
create index reports_appeal_decided_by on reports (appeal_decided_by) where appeal_decided_by is not null;
create index reports_open on reports (created_at, id) where decided_at is null;
create index reports_appealed on reports (appealed_at, id) where appealed_at is not null and appeal_decided_at is null;
create index reports_newest on reports (created_at desc, id desc);

create table cases (
  id uuid primary key default uuidv7(),
  case_number text not null,
  topic text not null,
  email text not null,
  account_id uuid references accounts,
  ad_id uuid references ads,
  text text not null,
  created_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,
  answered_by uuid references accounts,
  closed_at timestamptz,

  constraint cases_case_number_form check (case_number ~ '^[A-Z0-9-]{6,24}$'),
  constraint cases_topic_form check (topic ~ '^[a-z]+(-[a-z]+)*$' and char_length(topic) <= 40),
  constraint cases_email_length check (char_length(email) between 3 and 254),
  constraint cases_text_length check (char_length(text) between 1 and 4000),
  constraint cases_answered_whole check (num_nulls(answer, answered_at, answered_by) in (0, 3))
);

create unique index cases_case_number on cases (case_number);
create index cases_open on cases (created_at, id) where closed_at is null;
create index cases_of_account on cases (account_id, created_at desc) where account_id is not null;
create index cases_about_ad on cases (ad_id) where ad_id is not null;
create index cases_answered_by on cases (answered_by) where answered_by is not null;

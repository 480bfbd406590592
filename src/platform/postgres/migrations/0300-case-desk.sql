-- The desk for cases. A case is a conversation: what somebody wrote first is in the case itself, what followed in its
-- entries. `due_at`: by when we promised an answer; null while nothing of theirs waits for one.
create type case_entry_kind as enum ('words', 'answer', 'note', 'event');

create table case_entries (
  id uuid primary key default uuidv7(),
  case_id uuid not null references cases on delete cascade,
  kind case_entry_kind not null,
  -- Who of us; null for the person themselves.
  author_id uuid references accounts,
  -- What the person reads or wrote.
  text text,
  -- What only staff read: a note, or what became of the case.
  note text,
  created_at timestamptz not null default now(),

  constraint case_entries_one_text
    check ((kind in ('words', 'answer')) = (text is not null) and num_nonnulls(text, note) = 1),
  constraint case_entries_length check (char_length(coalesce(text, note)) between 1 and 4000)
);
create index case_entries_of_case on case_entries (case_id, created_at, id);
create index case_entries_by on case_entries (author_id) where author_id is not null;

insert into case_entries (case_id, kind, author_id, text, created_at)
  select id, 'answer', answered_by, left(answer, 4000), answered_at from cases where nullif(answer, '') is not null;

alter table cases
  add column version integer not null default 1,
  add column last_at timestamptz not null default now(),
  add column due_at timestamptz,
  -- Where it stands in the queue: by the day promised, safety a century before all others.
  add column queued_at timestamptz not null default now(),
  add column handler_id uuid references accounts,
  -- Only an admin decides it.
  add column for_management boolean not null default false;

update cases set
  last_at = coalesce(answered_at, created_at),
  due_at = case when closed_at is null and answered_at is null then created_at + interval '2 days' end;
update cases set queued_at = coalesce(due_at, last_at) - case when topic = 'safety' then interval '100 years' else '0' end;

alter table cases
  drop constraint cases_answered_whole,
  drop column answer,
  drop column answered_at,
  drop column answered_by,
  add constraint cases_closed_waits_for_nobody check (closed_at is null or due_at is null);

drop index cases_open;
create index cases_queue on cases (queued_at, id) where due_at is not null;
create index cases_overdue on cases (due_at) where due_at is not null;
create index cases_newest on cases (created_at desc, id desc);
create index cases_of_email on cases (email, created_at desc);
create index cases_of_handler on cases (handler_id) where handler_id is not null;

-- Answers that staff have ready, and change without a release.
create table ready_answers (
  id uuid primary key default uuidv7(),
  title text not null,
  text text not null,
  version integer not null default 1,
  updated_by uuid references accounts,
  updated_at timestamptz not null default now(),
  constraint ready_answers_title_length check (char_length(title) between 3 and 80),
  constraint ready_answers_text_length check (char_length(text) between 10 and 4000)
);

-- What is reported by the form for cases may be as long as a case.
alter table reports
  drop constraint reports_text_length,
  add constraint reports_text_length check (char_length(text) <= 4000);

create index ready_answers_updated_by on ready_answers (updated_by) where updated_by is not null;

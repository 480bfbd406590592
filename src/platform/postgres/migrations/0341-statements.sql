-- What staff did to somebody without a report, as the person was told it, and whether they objected. The link in the
-- e-mail names the row and is signed, so that whoever is shut out can object as well.
create table statements (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  act text not null,
  -- What it was done to, in words: the title of an ad, the name of a plan.
  subject text not null,
  message text not null,
  told_at timestamptz not null,
  -- The case that the objection became.
  case_number text,
  objected_at timestamptz,
  constraint statements_objected check ((case_number is null) = (objected_at is null)),
  constraint statements_lengths check (char_length(subject) <= 300 and char_length(message) between 1 and 2000)
);
create index statements_of_account on statements (account_id, told_at desc);
create index statements_age on statements (told_at);

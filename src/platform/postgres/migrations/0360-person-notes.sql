-- What staff note about somebody, for each other. One's own note can be taken back: then its row is gone.
create table person_notes (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  author_id uuid not null references accounts,
  note text not null,
  written_at timestamptz not null,
  constraint person_notes_length check (char_length(note) between 1 and 2000)
);
create index person_notes_of_account on person_notes (account_id, written_at desc);
create index person_notes_by_author on person_notes (author_id);
create index person_notes_age on person_notes (written_at);

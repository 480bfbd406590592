-- A case that one of us opened by writing to somebody: its first words are ours, and it waits for their answer.
alter table cases add column opened_by uuid references accounts;
create index cases_opened_by on cases (opened_by) where opened_by is not null;

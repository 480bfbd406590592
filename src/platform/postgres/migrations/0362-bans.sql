-- Addresses and devices that open no new account and write no messages for a while. A mark is a keyed sum: no address
-- and no cookie can be read out of it. It ends by itself, and outlives the account it was set on.
create table bans (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  kind text not null,
  marks text[] not null,
  reason text not null,
  placed_at timestamptz not null,
  placed_by uuid not null references accounts,
  ends_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by uuid references accounts,
  lifted_why text,
  version integer not null default 1,
  constraint bans_kind check (kind in ('address', 'device')),
  constraint bans_marks check (cardinality(marks) > 0),
  constraint bans_end check (ends_at > placed_at and ends_at <= placed_at + interval '366 days'),
  constraint bans_lifted check (num_nulls(lifted_at, lifted_by, lifted_why) in (0, 3))
);
create index bans_marks_standing on bans using gin (marks) where lifted_at is null;
create index bans_of_account on bans (account_id, placed_at desc);
create index bans_placed_by on bans (placed_by);
create index bans_lifted_by on bans (lifted_by) where lifted_by is not null;
create index bans_age on bans (ends_at);

-- A trader's own number of an ad, by which a file finds it again.
alter table ads
  add column ref text,
  add constraint ads_ref_length check (char_length(ref) between 1 and 40);
create unique index ads_ref_of_seller on ads (seller_id, ref) where ref is not null;

-- A file of ads that somebody sent: tried first, and run if they say so. Kept for 30 days.
create table ad_imports (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  file_name text not null,
  -- The heading as it was given, and every row: its cells, and what the trial says of it.
  columns text[] not null,
  rows jsonb not null,
  -- How many rows are new, change an ad, say nothing new, or are wrong.
  states jsonb not null,
  state text not null default 'tried',
  created_at timestamptz not null,
  run_at timestamptz,
  done_at timestamptz,

  constraint ad_imports_name_length check (char_length(file_name) between 1 and 200),
  constraint ad_imports_state check (state in ('tried', 'running', 'done')),
  constraint ad_imports_times check (
    (run_at is null) = (state = 'tried') and (done_at is null) = (state <> 'done')
  )
);
create index ad_imports_of_account on ad_imports (account_id, created_at desc);
create index ad_imports_age on ad_imports (created_at);
-- One at a time for each seller.
create unique index ad_imports_running on ad_imports (account_id) where state = 'running';

-- What became of a row. It is written with the ad itself, so each row is done once.
create table ad_import_results (
  import_id uuid not null references ad_imports on delete cascade,
  row integer not null,
  result text not null,
  -- Not held by it: an ad may go before the report does.
  ad_id uuid,
  -- Of the ad, right after.
  status ad_status,
  waits_for_photos boolean not null default false,
  problems jsonb not null default '[]',
  primary key (import_id, row),
  constraint ad_import_results_result check (result in ('posted', 'changed', 'failed'))
);

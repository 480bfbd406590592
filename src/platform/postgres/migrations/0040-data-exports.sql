-- What somebody asked to be given of their data, until they fetched it or a week is over.

create table data_exports (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  -- The link in the mail carries the secret; here is only what recognises it.
  link_hash text not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,

  constraint data_exports_link_hash_form check (link_hash ~ '^[0-9a-f]{64}$'),
  constraint data_exports_life check (expires_at > created_at)
);

create unique index data_exports_link_hash on data_exports (link_hash);
create index data_exports_of_account on data_exports (account_id);
create index data_exports_over on data_exports (expires_at);

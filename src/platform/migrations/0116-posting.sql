-- AVIF copies are made later, by a job; a page names them only once they are there.
alter table photos add column has_avif boolean not null default false;

-- What somebody sent of a step of posting after their session had ended. It waits a day for them to sign in again.
create table typed_steps (
  id uuid primary key default gen_random_uuid(),
  ad_id uuid not null references ads on delete cascade,
  fields jsonb not null,
  created_at timestamptz not null default now(),

  constraint typed_steps_size check (octet_length(fields::text) <= 20000)
);

create index typed_steps_created on typed_steps (created_at);
create index typed_steps_ad on typed_steps (ad_id);

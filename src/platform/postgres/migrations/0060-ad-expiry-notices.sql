-- Which letters about the coming end of an ad were written. A new end brings new letters.
create table ad_expiry_notices (
  ad_id uuid not null references ads on delete cascade,
  expires_at timestamptz not null,
  days_before smallint not null,
  written_at timestamptz not null default now(),
  primary key (ad_id, expires_at, days_before),

  constraint ad_expiry_notices_days check (days_before between 0 and 90)
);

create index ads_deleted_since on ads (status_since, id) where status = 'deleted';

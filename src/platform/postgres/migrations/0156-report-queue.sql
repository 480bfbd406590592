-- Where a report stands in the queue: by the time it came, or before all others where somebody may be under 18 and the
-- ad stays on show meanwhile.
alter table reports add column queued_at timestamptz not null default now();
update reports set queued_at = created_at;

drop index reports_open;
create index reports_open on reports (queued_at, id) where decided_at is null;

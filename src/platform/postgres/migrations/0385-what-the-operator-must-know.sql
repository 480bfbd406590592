-- Since when every try of a kind of job has failed, and why the last one did; null again with the first that succeeds.
alter table job_failures add column failing_since timestamptz, add column last_reason text;

-- A few facts about the site itself: by which key it was last run, when it was last backed up, when its operator was last
-- told that the disk is nearly full.
create table site_marks (
  name text primary key,
  value text not null,
  marked_at timestamptz not null
);

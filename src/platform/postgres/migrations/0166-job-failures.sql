-- Tries of jobs that failed, by kind: counted here because the process that tries is often not the one that is asked.
create table job_failures (
  job text primary key,
  tries bigint not null,
  constraint job_failures_tries_positive check (tries > 0)
);

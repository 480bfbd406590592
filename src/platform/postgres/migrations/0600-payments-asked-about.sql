-- Whoever looks after payments that were left goes on with those that were longest not asked about, and first of all with
-- those whose money may be taken: among many that were only opened, none of these is left out.
alter table sale_payments add column asked_at timestamptz;
drop index sale_payments_under_way;
create index sale_payments_under_way on sale_payments ((state = 'open'), asked_at nulls first)
  where state in ('open', 'attempted', 'pending');

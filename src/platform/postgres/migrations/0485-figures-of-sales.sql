-- The books of protected sales by their day, for the staff's ledger: sums come from the index alone, and a page of
-- entries begins where the last one ended.
create index sale_ledger_by_time on sale_ledger (at, entry_id) include (account, kind, amount, currency);
-- What went back without our being able to make it whole, or too late: there somebody is owed something.
create index sale_refunds_owed on sale_refunds (sale_id) where state = 'done' and (kind = 'late' or why = 'owed');
create index sale_disputes_by_time on sale_disputes (opened_at);
create index sale_decisions_by_time on sale_decisions (at);
create index provider_cases_by_time on provider_cases (opened_at);

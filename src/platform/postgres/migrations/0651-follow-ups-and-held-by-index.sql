-- Who still owes for a parcel that came late: also one that paid and had the money back, so that the payment is no part of it.
drop index protected_sales_unpaid_follow_ups;
create index protected_sales_follow_ups on protected_sales (buyer_id) where follows is not null;
-- What is held now, for the staff: from the index alone. Without it the whole book is read once there are many open sales.
create index sale_ledger_held on sale_ledger (sale_id) include (amount, currency) where account = 'held';

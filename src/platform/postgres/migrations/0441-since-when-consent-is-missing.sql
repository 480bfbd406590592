-- Since when the payment provider says, without a break, that a seller took our rights back: one odd answer is none.
alter table seller_links add column revoked_since timestamptz;
update seller_links set revoked_since = checked_at where state = 'revoked';

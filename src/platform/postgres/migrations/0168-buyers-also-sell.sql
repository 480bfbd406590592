-- A buyer who also sells keeps what was said about the buying: a wig maker stays one.
alter table accounts drop constraint accounts_kind_is_a_buyers;
alter table accounts add constraint accounts_kind_is_a_persons check (buyer_kind is null or account_type in (1, 2));

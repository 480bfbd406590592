-- An ad's days may end after both said yes and before the money came: paid out, it is sold like any other, and not put
-- live again.
insert into ad_status_moves (from_status, to_status) values ('expired', 'sold');

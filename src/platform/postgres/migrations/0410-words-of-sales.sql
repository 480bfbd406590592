-- New words of old types stand alone: PostgreSQL cannot use them in the transaction that adds them.
alter type photo_state add value 'in-sale';
alter type ad_event add value 'finish';
alter type ad_event add value 'set-aside';

-- Whoever saved hair that is kept for somebody else may hear when it is free again: once.
alter table saved_ads add column waits_until_free boolean not null default false;
create index saved_ads_waiting on saved_ads (ad_id) where waits_until_free;

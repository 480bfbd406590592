-- Of two who change a sentence of the banner at once the second is told: what they read is not what stands there.
alter table banner_texts add column version integer not null default 1;

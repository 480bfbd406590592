-- How many of its protected sales the demo has played: whoever goes on after a kill begins with the next one.
alter table demo_market add column sales integer not null default 0;

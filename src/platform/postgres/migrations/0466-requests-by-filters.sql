-- All that narrows the list of requests stands in the indexes of its orders: where few fit, they are walked to their end
-- without a look at the table.
drop index wanted_ads_live_newest, wanted_ads_live_ending, wanted_ads_live_paid;
create index wanted_ads_live_newest on wanted_ads (published_at desc, id desc)
  include (ends_at, colours, textures, treatments, ethnicities, shortest, longest, country)
  where status = 'live' and held is null;
create index wanted_ads_live_ending on wanted_ads (ends_at, id)
  include (colours, textures, treatments, ethnicities, shortest, longest, country)
  where status = 'live' and held is null;
create index wanted_ads_live_paid on wanted_ads (coalesce(budget_usd_cents, 0) desc, id desc)
  include (budget_usd_cents, ends_at, colours, textures, treatments, ethnicities, shortest, longest, country)
  where status = 'live' and held is null;

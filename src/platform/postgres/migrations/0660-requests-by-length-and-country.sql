-- Few ask for very short or very long hair, and from most countries nobody asks at all: without an index of their own
-- such a search, and the count above it, read every request there is.
create index wanted_ads_live_lengths on wanted_ads (longest, shortest)
  include (ends_at) where status = 'live' and held is null;
create index wanted_ads_live_country on wanted_ads (country)
  include (ends_at) where status = 'live' and held is null;

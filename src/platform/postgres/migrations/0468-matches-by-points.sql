-- The best of a request and of an ad are read in their order, and what is beyond them is counted by it.
drop index matches_of_ad;
create index matches_of_ad on matches (ad_id, points desc, found_at desc);
create index matches_of_wanted on matches (wanted_id, points desc, found_at desc) where points is not null;

-- The figures of staff count by day how many ads took a paid place.
create index featured_ads_newest on featured_ads (featured_at);

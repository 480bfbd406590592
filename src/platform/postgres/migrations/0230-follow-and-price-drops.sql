-- Hair that somebody saved may become cheaper, and sellers may be followed.
alter type notification_kind add value 'price-drop';
alter type notification_kind add value 'followed-seller';

-- What it cost when it was saved, and the lowest price that its saver was told of since.
alter table saved_ads
  add column price integer,
  add column currency currency,
  add column told_price integer;
update saved_ads set price = ads.price, currency = ads.currency from ads where ads.id = saved_ads.ad_id;

create table followed_sellers (
  account_id uuid not null references accounts,
  seller_id uuid not null references accounts,
  -- Ads published up to here have been told of.
  told_until timestamptz not null,
  created_at timestamptz not null,
  primary key (account_id, seller_id),
  constraint followed_sellers_others check (account_id <> seller_id)
);
create index followed_sellers_due on followed_sellers (seller_id, told_until);
create index ads_published_of_seller on ads (seller_id, published_at) where status = 'live';

-- Sales that count for the price book and the refit: they named their buyer, and the two are not one person at one
-- place. Whoever sells to nobody, or to themselves, moves no price.

-- From where somebody signed in, as a keyed sum of the network that only the site can make: two can be compared, and
-- nobody can read an address out of it. Forgotten after 60 days: a sale looks 30 days back and 30 ahead.
create table sign_in_networks (
  account_id uuid not null references accounts,
  network text not null,
  last_seen_at timestamptz not null,
  primary key (account_id, network),
  constraint sign_in_networks_form check (network ~ '^[A-Za-z0-9_-]{43}$')
);
create index sign_in_networks_over on sign_in_networks (last_seen_at);

create table counted_sales (
  ad_id uuid primary key references ads on delete cascade
);

-- What was sold before: with a buyer, and no device of the two at one address.
insert into counted_sales (ad_id)
select talk.ad_id
from conversations as talk
join ads on ads.id = talk.ad_id and ads.status = 'sold'
where talk.sold_at is not null
  and not exists (
    select from devices as one
    join devices as other on other.ip = one.ip and other.account_id = talk.buyer_id
    where one.account_id = talk.seller_id
  );

create trigger tell_pages after insert or update or delete on counted_sales for each row
  execute function tell_pages();

-- At most so many sales of one seller count, so the index knows the seller.
drop index ads_sold_alike;
create index ads_sold_alike on ads (colour, ethnicity, treatment, demo, sold_at desc)
  include (length_mm, shortest_layer_mm, grams, sold_usd_cents, id, seller_id)
  where status = 'sold' and sold_price > 0 and held is null;

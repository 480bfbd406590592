-- What a seller says about money beside the price: the lowest offer, and how it can be paid.
alter table ads
  add column offer_floor integer,
  add column payment_ways text[] not null default '{}',
  add constraint ads_offer_floor_range check (offer_floor between 100 and 200000000),
  add constraint ads_offer_floor_fits
    check (offer_floor is null or (open_to_offers and (price is null or offer_floor <= price))),
  add constraint ads_payment_ways_known
    check (payment_ways <@ array['bank-transfer', 'paypal', 'upi']);

-- When the seller said that this conversation led to the sale; one of an ad at most.
alter table conversations add column sold_at timestamptz;
create unique index conversations_that_sold on conversations (ad_id) where sold_at is not null;

-- Which of the four photos that sell hair it is; null: another one.
create type photo_slot as enum ('full-length', 'tape', 'ends', 'tied-end');
alter table photos add column slot photo_slot;

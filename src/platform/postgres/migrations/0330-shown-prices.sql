-- What somebody was shown, where it is charged in another currency: the payment provider takes no rupees.
-- Orders of before have neither and were charged as they were shown.
alter table orders
  add column shown_amount integer,
  add column shown_currency currency,
  add constraint orders_shown_whole check ((shown_amount is null) = (shown_currency is null)),
  add constraint orders_shown_positive check (shown_amount between 1 and 200000000),
  add constraint orders_charge_no_rupees check (currency <> 'INR' or shown_amount is null);

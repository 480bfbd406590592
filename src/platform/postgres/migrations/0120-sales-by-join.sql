-- Sales are counted in dollars by a join with the rates: a call for each row took ten times as long.
drop function usd_cents_on(integer, currency, date);

-- Sales of hair alike are compared from the index alone; the ads themselves are read only for the few that are shown.
drop index ads_sold_alike;
create index ads_sold_alike on ads (colour, ethnicity, treatment, demo, sold_at desc)
  include (length_mm, shortest_layer_mm, grams, sold_price, currency, id)
  where status = 'sold' and sold_price > 0;

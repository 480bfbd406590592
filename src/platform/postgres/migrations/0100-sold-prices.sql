-- Sales that told their price, as the calculator looks for hair alike and the price book for all of two years.
create index ads_sold_alike on ads (colour, ethnicity, treatment, sold_at desc)
  where status = 'sold' and sold_price > 0;
create index ads_sold_priced on ads (sold_at, band, colour) where status = 'sold' and sold_price > 0;

-- US cents of an amount on a day: by the newest rate of that day or before, else by the first one we have.
create function usd_cents_on(amount integer, unit currency, day date) returns integer
  language sql stable parallel safe
  return (
    select round(amount / rate.per_usd)::integer
    from currency_rates as rate
    where rate.currency = unit
    order by rate.rated_on <= day desc, abs(rate.rated_on - day)
    limit 1
  );

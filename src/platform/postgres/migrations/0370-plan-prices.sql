-- What a plan costs from now on, where staff set another price than the plan began with. An order keeps the price it
-- was made at.
create table plan_prices (
  plan smallint primary key,
  usd integer not null,
  gbp integer not null,
  eur integer not null,
  inr integer not null,
  version integer not null default 1,
  updated_by uuid references accounts,
  updated_at timestamptz not null,
  constraint plan_prices_of_paid_plans check (plan in (2, 3, 4, 6)),
  constraint plan_prices_cost_something check (least(usd, gbp, eur, inr) > 0)
);
create index plan_prices_updated_by on plan_prices (updated_by) where updated_by is not null;
create trigger tell_pages after insert or update or delete on plan_prices for each row execute function tell_pages();

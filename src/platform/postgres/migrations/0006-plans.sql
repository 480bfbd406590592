-- Plans and payment. Plans and their prices are one table in src/rules/; here is who has which, and what was paid.

create type order_state as enum
  ('created', 'approved', 'capturing', 'captured', 'failed', 'cancelled', 'refunded');

-- Amounts in minor units, priced by the server. What the provider says is compared with this row, never copied into it.
create table orders (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  plan smallint not null,
  currency currency not null,
  amount integer not null,
  state order_state not null default 'created',
  provider text not null,
  provider_order_id text,
  provider_capture_id text,
  provider_payer_id text,
  -- Sent to the provider with every capture and committed before it: asking twice takes the money once.
  attempt_id uuid,
  attempted_at timestamptz,
  captured_at timestamptz,
  refunded_at timestamptz,
  failure text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  reconciled_at timestamptz,

  constraint orders_plan_is_paid check (plan in (2, 3, 4, 6)),
  constraint orders_amount_positive check (amount between 1 and 200000000),
  constraint orders_provider_known check (provider in ('paypal', 'sandbox')),
  constraint orders_capturing_has_attempt check (state <> 'capturing' or num_nulls(attempt_id, attempted_at) = 0),
  constraint orders_captured_whole
    check (state not in ('captured', 'refunded') or num_nulls(provider_capture_id, captured_at) = 0),
  constraint orders_refunded_has_date check ((state = 'refunded') = (refunded_at is not null))
);

create unique index orders_at_provider on orders (provider, provider_order_id);
create unique index orders_capture_once on orders (provider, provider_capture_id);
create index orders_of_account on orders (account_id, created_at desc, id desc);
create index orders_open on orders (created_at) where state in ('created', 'approved', 'capturing');
create index orders_captured on orders (captured_at) where captured_at is not null;

-- Everything the provider told us, once each, as it came: the signature is over the raw body.
create table order_events (
  id uuid primary key default uuidv7(),
  order_id uuid references orders,
  provider text not null,
  provider_event_id text not null,
  kind text not null,
  raw_body text not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  outcome text,

  constraint order_events_provider_known check (provider in ('paypal', 'sandbox'))
);

create unique index order_events_once on order_events (provider, provider_event_id);
create index order_events_of_order on order_events (order_id, received_at) where order_id is not null;
create index order_events_waiting on order_events (received_at) where handled_at is null;

-- One period of a plan. Type 0 is what staff grant without a plan; 1 and 5 cost nothing and have no end.
create table subscriptions (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  plan smallint not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  order_id uuid references orders,
  granted_by uuid references accounts,
  switched_off_at timestamptz,
  switched_off_by uuid references accounts,
  created_at timestamptz not null default now(),

  constraint subscriptions_plan_known check (plan between 0 and 6),
  constraint subscriptions_life check (ends_at > starts_at),
  -- Nobody has a paid plan from nowhere: it was bought or granted.
  constraint subscriptions_have_a_reason
    check (num_nonnulls(order_id, granted_by) = 1 or (plan in (1, 5) and order_id is null))
);

-- However often an order is captured or reported as captured, it activates one period.
create unique index subscriptions_once_an_order on subscriptions (order_id);
create index subscriptions_of_account on subscriptions (account_id, starts_at desc, id desc);
create index subscriptions_ending on subscriptions (ends_at) where switched_off_at is null and ends_at is not null;
create index subscriptions_granted_by on subscriptions (granted_by) where granted_by is not null;
create index subscriptions_switched_off_by on subscriptions (switched_off_by) where switched_off_by is not null;

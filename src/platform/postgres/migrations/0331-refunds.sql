-- Money goes back whole, in part, or for the days that are left.

create type refund_way as enum ('whole', 'days', 'part');
create type refund_state as enum ('asked', 'done', 'refused');

-- A refund that we asked for: stored before the provider is asked. Its id goes along as the key of the request and as
-- the provider's note, so that asking twice gives it back once and a lost answer is found by asking.
create table refunds (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  how refund_way not null,
  amount integer not null,
  -- By the payer's own button, not by staff; who of staff it was is in the audit.
  is_own boolean not null,
  state refund_state not null default 'asked',
  asked_at timestamptz not null,
  ended_at timestamptz,
  constraint refunds_amount_range check (amount > 0),
  constraint refunds_end_dated check ((state = 'asked') = (ended_at is null))
);

create unique index refunds_one_at_a_time on refunds (order_id) where state = 'asked';
create index refunds_of_order on refunds (order_id, asked_at);
create index refunds_by_age on refunds using brin (asked_at);

-- What went back last and ended the plan; orders of before: all that the parts had left.
alter table orders
  add column refunded_amount integer,
  add constraint orders_refunded_amount_range check (refunded_amount between 0 and amount);

-- Refunds whose end nobody knew when this was installed go on under the id that they were begun with.
insert into refunds (id, order_id, how, amount, is_own, asked_at)
  select refund_attempt_id, id, 'whole',
    amount - (select coalesce(sum(parts.amount), 0) from part_refunds as parts where parts.order_id = orders.id),
    false, updated_at
  from orders
  where refund_attempt_id is not null and state = 'captured'
    and amount > (select coalesce(sum(parts.amount), 0) from part_refunds as parts where parts.order_id = orders.id);

alter table orders drop column refund_attempt_id;

create or replace view movements as
  select captured_at as at, 'payment' as kind, id as order_id, account_id, plan, amount, currency, provider,
    coalesce(provider_order_id, '') as provider_order_id, provider_capture_id as reference, number as order_number
  from orders where captured_at is not null
  union all
  select parts.refunded_at, 'refund', id, account_id, plan, -parts.amount, currency, provider,
    coalesce(provider_order_id, ''), parts.provider_refund_id, number
  from part_refunds as parts join orders on orders.id = parts.order_id
  union all
  select refunded_at, 'refund', id, account_id, plan,
    -coalesce(refunded_amount, amount
      - (select coalesce(sum(parts.amount), 0)::integer from part_refunds as parts where parts.order_id = orders.id)),
    currency, provider, coalesce(provider_order_id, ''), coalesce(provider_refund_id, provider_capture_id), number
  from orders where refunded_at is not null and refunded_amount is distinct from 0;

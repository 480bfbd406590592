-- A part of an order's money can go back at the provider's own desk. The plan goes on; the books have every part.
create table part_refunds (
  order_id uuid not null references orders,
  provider_refund_id text not null,
  amount integer not null,
  refunded_at timestamptz not null,
  primary key (order_id, provider_refund_id),
  constraint part_refunds_amount_range check (amount > 0),
  constraint part_refunds_id_form check (char_length(provider_refund_id) between 1 and 64)
);

create index part_refunds_by_time on part_refunds (refunded_at);

-- Every movement of money; what went back is below zero. The refund of an order is what its parts had left of it.
create view movements as
  select captured_at as at, 'payment' as kind, id as order_id, account_id, plan, amount, currency, provider,
    coalesce(provider_order_id, '') as provider_order_id, provider_capture_id as reference
  from orders where captured_at is not null
  union all
  select parts.refunded_at, 'refund', id, account_id, plan, -parts.amount, currency, provider,
    coalesce(provider_order_id, ''), parts.provider_refund_id
  from part_refunds as parts join orders on orders.id = parts.order_id
  union all
  select refunded_at, 'refund', id, account_id, plan,
    (select coalesce(sum(parts.amount), 0)::integer from part_refunds as parts where parts.order_id = orders.id) - amount,
    currency, provider, coalesce(provider_order_id, ''), coalesce(provider_refund_id, provider_capture_id)
  from orders where refunded_at is not null;

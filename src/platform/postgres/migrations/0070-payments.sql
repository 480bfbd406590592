-- What paying needs beyond the order itself.

alter table orders
  -- Where the payer approves: the way back to an order that was left half-way.
  add column approve_url text,
  -- Committed before the provider is asked to give money back, and sent along: asking twice gives it back once.
  add column refund_attempt_id uuid,
  add column provider_refund_id text,
  add constraint orders_approve_url_form check (approve_url ~ '^https?://' and char_length(approve_url) <= 2000);

create index orders_to_compare on orders (captured_at)
  where captured_at is not null and reconciled_at is null;

-- When the mail went out that says that the plan ends soon.
alter table subscriptions add column ending_told_at timestamptz;

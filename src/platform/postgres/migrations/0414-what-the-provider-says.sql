-- The bank takes a payment back while it is on its way back to the buyer: that ends the sale, too.
insert into sale_state_moves (from_state, to_state) values ('refunding', 'reversed');

-- What was taken by mistake, more than was agreed on or in another currency, goes back whole: what was taken is the measure.
create or replace function guard_sale_money() returns trigger language plpgsql as $$
declare
  taken bigint;
  back bigint;
  is_whole boolean;
  is_released boolean;
begin
  -- Two of them at once wait here for each other.
  select total into taken from protected_sales where id = new.sale_id for no key update;
  select coalesce(sum(amount), taken) into taken
    from sale_ledger where sale_id = new.sale_id and kind = 'taken' and account = 'held';
  select coalesce(sum(amount), 0), coalesce(bool_or(kind in ('whole', 'cancel', 'late')), false) into back, is_whole
    from sale_refunds where sale_id = new.sale_id and state in ('asked', 'done');
  is_released := exists (select from sale_releases where sale_id = new.sale_id and state in ('asked', 'done'));
  if back > taken then
    raise exception using errcode = 'FH016', message = format('%s of %s cannot go back.', back, taken);
  end if;
  if is_released and is_whole then
    raise exception using errcode = 'FH016', message = 'What is paid out is not given back as well.';
  end if;
  return null;
end
$$;

-- When the books of a sale are compared with the provider's next; null once nobody asks any more.
create table sale_comparisons (
  sale_id uuid primary key references protected_sales,
  next_at timestamptz,
  compared_at timestamptz,
  -- Since when they differ, and in what.
  differs_since timestamptz,
  difference text,
  constraint sale_comparisons_differ_whole check ((differs_since is null) = (difference is null))
);
create index sale_comparisons_due on sale_comparisons (next_at) where next_at is not null;
create index sale_comparisons_differing on sale_comparisons (differs_since) where differs_since is not null;
insert into sale_comparisons (sale_id, next_at)
  select id, captured_at from protected_sales where captured_at is not null;

create function begin_comparing_sale() returns trigger language plpgsql as $$
begin
  insert into sale_comparisons (sale_id, next_at) values (new.id, new.captured_at) on conflict do nothing;
  return null;
end
$$;
create trigger protected_sales_compare_loaded after insert on protected_sales for each row
  when (new.captured_at is not null) execute function begin_comparing_sale();
create trigger protected_sales_compare after update on protected_sales for each row
  when (old.captured_at is null and new.captured_at is not null) execute function begin_comparing_sale();

-- What the provider told us of protected sales has a time of its own.
alter table order_events add column sale_body text;
update order_events set sale_body = raw_body, raw_body = '' where sale_id is not null;

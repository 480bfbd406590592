-- What people read, write down and say on the phone instead of an id: 'FH-7K3M2QX'. Six signs are drawn, so that nobody
-- counts our ads and orders by them; the seventh is their check sum, which also tells an order from an ad. There is no
-- 1, I, L, O or U among the signs, and 31 of them: by a prime, every wrong sign and every two in the wrong order show.
-- rules/numbers/short-number.ts reads them.
create function draw_number(start integer) returns text language plpgsql volatile as $$
declare
  signs constant text := '023456789ABCDEFGHJKMNPQRSTVWXYZ';
  drawn integer;
  total integer := start;
  drawn_number text := 'FH-';
begin
  for place in 1..6 loop
    drawn := floor(random() * 31);
    total := total + place * drawn;
    drawn_number := drawn_number || substr(signs, drawn + 1, 1);
  end loop;
  return drawn_number || substr(signs, total % 31 + 1, 1);
end
$$;

alter table ads add column number text;
alter table orders add column number text;
create unique index ads_number on ads (number);
create unique index orders_number on orders (number);

create function new_ad_number() returns text language plpgsql volatile as $$
declare
  drawn text;
begin
  loop
    drawn := draw_number(0);
    exit when not exists (select from ads where ads.number = drawn);
  end loop;
  return drawn;
end
$$;

create function new_order_number() returns text language plpgsql volatile as $$
declare
  drawn text;
begin
  loop
    drawn := draw_number(1);
    exit when not exists (select from orders where orders.number = drawn);
  end loop;
  return drawn;
end
$$;

-- Nobody's ad has changed by this.
alter table ads disable trigger user;
update ads set number = new_ad_number();
alter table ads enable trigger user;
alter table orders disable trigger user;
update orders set number = new_order_number();
alter table orders enable trigger user;

-- Drawn with every row, whoever writes it. The guard of changes counts it: no number ever changes.
alter table ads
  alter column number set default new_ad_number(),
  alter column number set not null,
  add constraint ads_number_form check (number ~ '^FH-[02-9A-HJKMNP-TV-Z]{7}$');
alter table orders
  alter column number set default new_order_number(),
  alter column number set not null,
  add constraint orders_number_form check (number ~ '^FH-[02-9A-HJKMNP-TV-Z]{7}$');

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
    (select coalesce(sum(parts.amount), 0)::integer from part_refunds as parts where parts.order_id = orders.id) - amount,
    currency, provider, coalesce(provider_order_id, ''), coalesce(provider_refund_id, provider_capture_id), number
  from orders where refunded_at is not null;

-- The steps of SALE_LIFE in src/rules/sales/sale-life.ts; a test keeps both the same.
insert into sale_state_moves (from_state, to_state) values
  ('agreed', 'paying'), ('agreed', 'withdrawn'), ('agreed', 'lapsed'), ('paying', 'agreed'),
  ('paying', 'payment_pending'), ('paying', 'paid'), ('paying', 'frozen'), ('paying', 'refunding'),
  ('paying', 'lapsed'), ('payment_pending', 'agreed'), ('payment_pending', 'paid'), ('payment_pending', 'frozen'),
  ('payment_pending', 'refunding'), ('payment_pending', 'lapsed'), ('paid', 'preparing'), ('paid', 'frozen'),
  ('paid', 'refunding'), ('paid', 'reversed'), ('preparing', 'proved'), ('preparing', 'frozen'),
  ('preparing', 'refunding'), ('preparing', 'reversed'), ('proved', 'shipped'), ('proved', 'frozen'),
  ('proved', 'refunding'), ('proved', 'reversed'), ('shipped', 'delivered'), ('shipped', 'disputed'),
  ('shipped', 'frozen'), ('shipped', 'releasing'), ('shipped', 'reversed'), ('delivered', 'disputed'),
  ('delivered', 'frozen'), ('delivered', 'releasing'), ('delivered', 'reversed'), ('disputed', 'returning'),
  ('disputed', 'frozen'), ('disputed', 'releasing'), ('disputed', 'refunding'), ('disputed', 'reversed'),
  ('returning', 'disputed'), ('returning', 'releasing'), ('returning', 'refunding'), ('returning', 'reversed'),
  ('frozen', 'paid'), ('frozen', 'preparing'), ('frozen', 'proved'), ('frozen', 'shipped'), ('frozen', 'delivered'),
  ('frozen', 'disputed'), ('frozen', 'releasing'), ('frozen', 'refunding'), ('frozen', 'reversed'),
  ('releasing', 'frozen'), ('releasing', 'released'), ('releasing', 'reversed'), ('released', 'reversed'),
  ('refunding', 'refunded'), ('withdrawn', 'refunding'), ('lapsed', 'refunding');

create function guard_new_sale() returns trigger language plpgsql as $$
begin
  if current_setting('fairhank.loading', true) = 'on' then
    return new;
  end if;
  if new.state <> 'agreed' then
    raise exception using errcode = 'FH011', message = format('A new sale is agreed on, not %s.', new.state);
  end if;
  if new.version <> 1 then
    raise exception using errcode = 'FH012', message = format('A new sale has version 1, not %s.', new.version);
  end if;
  return new;
end
$$;
create trigger protected_sales_guard_new before insert on protected_sales
  for each row execute function guard_new_sale();

create function guard_sale_change() returns trigger language plpgsql as $$
declare
  -- What is asked of the provider again and again makes no other sale of it, nor does forgetting.
  uncounted constant text[] := array['version', 'checked_at', 'unchecked_at', 'provider_fee', 'total', 'end_note', 'merchant_id'];
  is_step boolean := to_jsonb(new) - uncounted is distinct from to_jsonb(old) - uncounted;
begin
  if new.state <> old.state and not exists (
    select from sale_state_moves where from_state = old.state and to_state = new.state
  ) then
    raise exception using errcode = 'FH011',
      message = format('A sale that is %s cannot become %s.', old.state, new.state);
  end if;
  if new.version <> old.version + 1 and (new.version <> old.version or is_step) then
    raise exception using errcode = 'FH012',
      message = format('A change of version %s makes version %s, not %s.', old.version, old.version + 1, new.version);
  end if;
  if is_step and nullif(current_setting('fairhank.sale_event', true), '') is null then
    raise exception using errcode = 'FH013',
      message = format('The step of a sale from %s to %s names no event.', old.state, new.state);
  end if;
  if old.captured_at is not null and (
    (new.price, new.postage, new.fee, new.currency, new.buyer_id, new.seller_id, new.ad_id, new.captured_at)
    is distinct from
    (old.price, old.postage, old.fee, old.currency, old.buyer_id, old.seller_id, old.ad_id, old.captured_at)
    -- The payee is forgotten with the books, and never another one.
    or new.merchant_id is distinct from old.merchant_id and (new.merchant_id is not null or old.ended_at is null)
  ) then
    raise exception using errcode = 'FH018', message = 'What was paid for never changes.';
  end if;
  return new;
end
$$;
create trigger protected_sales_guard_change before update on protected_sales
  for each row execute function guard_sale_change();

create function refuse_sale_purge() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'FH014', message = 'A sale is never deleted.';
end
$$;
create trigger protected_sales_guard_purge before delete on protected_sales
  for each row execute function refuse_sale_purge();

create function record_sale_step() returns trigger language plpgsql as $$
begin
  insert into sale_steps (sale_id, from_state, to_state, event, account_id, request_id, at)
  values (
    new.id,
    case when tg_op = 'UPDATE' then old.state end,
    new.state,
    coalesce(nullif(current_setting('fairhank.sale_event', true), ''), 'agree')::sale_event,
    nullif(current_setting('fairhank.sale_by', true), '')::uuid,
    nullif(current_setting('fairhank.request', true), ''),
    case when tg_op = 'INSERT' or new.state <> old.state then new.state_since
      else coalesce(nullif(current_setting('fairhank.sale_at', true), '')::timestamptz, now()) end
  );
  -- One name, one step: the next one says its own.
  perform set_config('fairhank.sale_event', '', true);
  return null;
end
$$;
create trigger protected_sales_record_first_step after insert on protected_sales
  for each row execute function record_sale_step();
create trigger protected_sales_record_step after update on protected_sales for each row
  when (old.version <> new.version) execute function record_sale_step();

create function refuse_sale_history_change() returns trigger language plpgsql as $$
begin
  -- Only the name of whoever left is taken out.
  if tg_op = 'UPDATE' and tg_table_name = 'sale_steps'
    and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' and to_jsonb(new) ->> 'account_id' is null then
    return new;
  end if;
  -- And what the hair was described as, when the evidence is forgotten.
  if tg_op = 'UPDATE' and tg_table_name = 'sale_terms'
    and to_jsonb(new) - array['hair', 'ended_at'] = to_jsonb(old) - array['hair', 'ended_at']
    and to_jsonb(new) -> 'hair' in (to_jsonb(old) -> 'hair', '{}'::jsonb) then
    return new;
  end if;
  raise exception using errcode = 'FH014', message = format('Rows of %s never change.', tg_table_name);
end
$$;
create trigger sale_steps_only_grow before update or delete on sale_steps
  for each row execute function refuse_sale_history_change();
create trigger sale_ledger_only_grows before update or delete on sale_ledger
  for each row execute function refuse_sale_history_change();
create trigger sale_terms_stay before update or delete on sale_terms
  for each row execute function refuse_sale_history_change();

create function guard_sale_entry() returns trigger language plpgsql as $$
declare
  rest bigint;
begin
  select sum(amount) into rest from sale_ledger where entry_id = new.entry_id;
  if rest <> 0 or exists (
    select from sale_ledger
    where entry_id = new.entry_id and (sale_id, currency, kind) <> (new.sale_id, new.currency, new.kind)
  ) then
    raise exception using errcode = 'FH015', message = format('An entry of the ledger sums to %s, not to zero.', rest);
  end if;
  return null;
end
$$;
create constraint trigger sale_ledger_sums_to_zero after insert on sale_ledger
  deferrable initially deferred for each row execute function guard_sale_entry();

create function guard_sale_money() returns trigger language plpgsql as $$
declare
  taken bigint;
  back bigint;
  is_whole boolean;
  is_released boolean;
begin
  -- Two of them at once wait here for each other.
  select total into taken from protected_sales where id = new.sale_id for no key update;
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
create constraint trigger sale_refunds_fit after insert or update on sale_refunds
  deferrable initially deferred for each row execute function guard_sale_money();
create constraint trigger sale_releases_fit after insert or update on sale_releases
  deferrable initially deferred for each row execute function guard_sale_money();

-- While somebody is paying or has paid for it, an ad stays as it was agreed on and kept for its buyer: only the sale's
-- own end moves it, and staff who take it down.
create function guard_claimed_ad() returns trigger language plpgsql as $$
declare
  viewer text := nullif(current_setting('fairhank.viewer', true), '');
  leaves boolean := new.status <> 'live' and (viewer is null or viewer = old.seller_id::text)
    and coalesce(current_setting('fairhank.event', true), '') not in ('finish', 'set-aside');
  is_let_go boolean := old.reserved_offer is not null and new.reserved_offer is distinct from old.reserved_offer;
  is_other_hair boolean := (
    new.title, new.description, new.length_mm, new.shortest_layer_mm, new.circumference_mm, new.grams,
    new.grams_estimated, new.colour, new.ethnicity, new.texture, new.treatment, new.condition, new.cut_state,
    new.cut_date, new.roots_tied, new.source, new.heat, new.smoke_free, new.washing, new.country, new.ships_to,
    new.ships_to_countries
  ) is distinct from (
    old.title, old.description, old.length_mm, old.shortest_layer_mm, old.circumference_mm, old.grams,
    old.grams_estimated, old.colour, old.ethnicity, old.texture, old.treatment, old.condition, old.cut_state,
    old.cut_date, old.roots_tied, old.source, old.heat, old.smoke_free, old.washing, old.country, old.ships_to,
    old.ships_to_countries
  );
begin
  if (leaves or is_let_go or is_other_hair) and exists (
    select from protected_sales where ad_id = old.id and state in (
      'paying', 'payment_pending', 'paid', 'preparing', 'proved', 'shipped', 'delivered', 'disputed', 'returning',
      'frozen', 'releasing'
    )
  ) then
    raise exception using errcode = 'FH017', message = 'Somebody is paying or has paid for this hair.';
  end if;
  return new;
end
$$;
create trigger ads_guard_claimed before update on ads for each row
  when (old.status = 'live') execute function guard_claimed_ad();

-- An open conversation hears of its sale as of its messages.
create trigger notify_threads_of_new after insert on protected_sales for each row execute function notify_threads();
create trigger notify_threads_of_change after update on protected_sales for each row
  when ((old.version, old.checked_at is null) is distinct from (new.version, new.checked_at is null))
  execute function notify_threads();

-- What is kept as evidence is kept until its time after the sale's end, and as long as a case about it is open.
create function date_sale_evidence(sale uuid) returns void language plpgsql as $$
declare
  over timestamptz;
begin
  select ended_at into over from protected_sales where id = sale;
  if exists (select from provider_cases where sale_id = sale and closed_at is null) then
    over := null;
  end if;
  update sale_addresses set ended_at = over where sale_id = sale;
  update sale_terms set ended_at = over where sale_id = sale;
  update sale_parcels set ended_at = over where sale_id = sale;
  update sale_photos set ended_at = over where sale_id = sale;
  update sale_statements set ended_at = over where dispute_id in (select id from sale_disputes where sale_id = sale);
  update sale_decisions set ended_at = over where dispute_id in (select id from sale_disputes where sale_id = sale);
end
$$;

create function date_evidence_of_sale() returns trigger language plpgsql as $$
begin
  perform date_sale_evidence(new.id);
  return null;
end
$$;
create trigger protected_sales_date_evidence after update on protected_sales for each row
  when (old.ended_at is distinct from new.ended_at) execute function date_evidence_of_sale();

create function date_evidence_of_case() returns trigger language plpgsql as $$
begin
  perform date_sale_evidence(new.sale_id);
  return null;
end
$$;
create trigger provider_cases_date_evidence after insert or update on provider_cases
  for each row execute function date_evidence_of_case();

-- A photo that is evidence no longer is one that nobody uses: those go by themselves.
create function let_go_of_sale_photo() returns trigger language plpgsql as $$
begin
  update photos set state = 'uploaded' where id = old.photo_id and state = 'in-sale';
  return null;
end
$$;
create trigger sale_photos_let_go after delete on sale_photos for each row execute function let_go_of_sale_photo();

-- An agreement that is over takes its unpaid sale along, whatever ended it: there is one yes, not two.
create function end_unpaid_sale() returns trigger language plpgsql as $$
declare
  is_late boolean := new.ended_why = 'time-over';
begin
  perform set_config('fairhank.sale_event', case when is_late then 'lapse' else 'withdraw' end, true),
    set_config('fairhank.sale_by', coalesce(new.ended_by::text, ''), true);
  update protected_sales set
    state = case when is_late then 'lapsed' else 'withdrawn' end::sale_state,
    state_since = new.ended_at,
    ended_at = new.ended_at,
    end_reason = case
      when is_late and pay_by is null then 'not-connected'
      when is_late then 'not-paid'
      when new.ended_why = 'ad-changed' then 'ad-changed'
      when new.ended_why = 'left' then 'left'
      else 'called-off'
    end::sale_end,
    version = version + 1
  where offer_id = new.id and state = 'agreed';
  perform set_config('fairhank.sale_event', '', true);
  return null;
end
$$;
create trigger offers_end_unpaid_sale after update on offers for each row
  when (old.state = 'accepted' and new.state <> 'accepted') execute function end_unpaid_sale();

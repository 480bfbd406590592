-- What is noted of a sale raises its version, so that a form from before is refused; it is no step, and names none.
create or replace function record_sale_step() returns trigger language plpgsql as $$
declare
  event text := nullif(current_setting('fairhank.sale_event', true), '');
begin
  if tg_op = 'UPDATE' and event is null then
    return null;
  end if;
  insert into sale_steps (sale_id, from_state, to_state, event, account_id, request_id, at)
  values (
    new.id,
    case when tg_op = 'UPDATE' then old.state end,
    new.state,
    coalesce(event, 'agree')::sale_event,
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

-- The life of an ad, guarded behind the use cases: whatever writes here, an ad goes only where the table says,
-- no two writers change the same version, and every step leaves its row. A caller names the step in settings of
-- the transaction (set_config(…, true)): fairhank.event, fairhank.viewer, fairhank.reason, fairhank.request.
--
-- FH001  this status may not follow that one        FH003  the step does not name its event
-- FH002  the version did not grow by one            FH004  an ad that is not deleted cannot be purged

create table ad_status_moves (
  from_status ad_status not null,
  to_status ad_status not null,
  primary key (from_status, to_status)
);

-- The steps of AD_LIFE in src/rules/ad-state.ts; a test keeps both the same.
insert into ad_status_moves (from_status, to_status) values
  ('draft', 'live'), ('draft', 'pending_review'),
  ('changes_requested', 'live'), ('changes_requested', 'pending_review'),
  ('pending_review', 'live'), ('pending_review', 'changes_requested'), ('pending_review', 'rejected'),
  ('live', 'paused'), ('live', 'expired'), ('live', 'sold'),
  ('paused', 'live'), ('paused', 'sold'),
  ('expired', 'live'),
  ('sold', 'live'),
  ('draft', 'deleted'), ('pending_review', 'deleted'), ('changes_requested', 'deleted'), ('rejected', 'deleted'),
  ('live', 'deleted'), ('paused', 'deleted'), ('expired', 'deleted'), ('sold', 'deleted'),
  ('deleted', 'live');

create type ad_event as enum (
  'save', 'submit', 'approve', 'ask-for-changes', 'reject', 'pause', 'expire', 'put-live', 'mark-sold', 'delete'
);

create table ad_transitions (
  id uuid primary key default uuidv7(),
  ad_id uuid not null references ads on delete cascade,
  -- Null for the first step of all.
  from_status ad_status,
  to_status ad_status not null,
  event ad_event not null,
  -- Null when the clock did it.
  account_id uuid references accounts,
  reason text,
  request_id text,
  at timestamptz not null
);

create index ad_transitions_of_ad on ad_transitions (ad_id, at desc, id desc);
create index ad_transitions_of_account on ad_transitions (account_id, at desc) where account_id is not null;

-- A new ad is a draft of version 1; only the demo loader, which says so, may bring ads in the midst of their lives.
create function guard_new_ad() returns trigger language plpgsql as $$
begin
  if current_setting('fairhank.loading', true) = 'on' then
    return new;
  end if;
  if new.status <> 'draft' then
    raise exception using errcode = 'FH001', message = format('A new ad is a draft, not %s.', new.status);
  end if;
  if new.version <> 1 then
    raise exception using errcode = 'FH002', message = format('A new ad has version 1, not %s.', new.version);
  end if;
  return new;
end
$$;

create trigger ads_guard_new before insert on ads for each row execute function guard_new_ad();

create function guard_ad_change() returns trigger language plpgsql as $$
declare
  -- Columns that change without the ad becoming another one for whoever edits it. Generated columns are not
  -- calculated yet when this runs; they follow from the others.
  uncounted constant text[] := array[
    'version', 'status_since', 'updated_at', 'price_usd_cents', 'search', 'measured', 'risk', 'risk_signals',
    'featured_until', 'band', 'price_per_gram', 'price_per_gram_usd'
  ];
begin
  if new.status <> old.status then
    if not exists (
      select from ad_status_moves where from_status = old.status and to_status = new.status
    ) then
      raise exception using errcode = 'FH001',
        message = format('An ad that is %s cannot become %s.', old.status, new.status);
    end if;
    if new.status_since = old.status_since then
      new.status_since := now();
    end if;
  end if;

  -- Photos are another table: a change of them raises the version with nothing else changed here.
  if new.version <> old.version + 1 and (
    new.version <> old.version or to_jsonb(new) - uncounted is distinct from to_jsonb(old) - uncounted
  ) then
    raise exception using errcode = 'FH002',
      message = format('A change of version %s makes version %s, not %s.', old.version, old.version + 1, new.version);
  end if;
  return new;
end
$$;

create trigger ads_guard_change before update on ads for each row execute function guard_ad_change();

create function guard_ad_purge() returns trigger language plpgsql as $$
begin
  if old.status <> 'deleted' then
    raise exception using errcode = 'FH004', message = format('An ad that is %s cannot be purged.', old.status);
  end if;
  return old;
end
$$;

create trigger ads_guard_purge before delete on ads for each row execute function guard_ad_purge();

create function record_ad_step() returns trigger language plpgsql as $$
declare
  step_event text := nullif(current_setting('fairhank.event', true), '');
begin
  if step_event is null and tg_op = 'UPDATE' then
    raise exception using errcode = 'FH003',
      message = format('The step of an ad from %s to %s names no event.', old.status, new.status);
  end if;
  insert into ad_transitions (ad_id, from_status, to_status, event, account_id, reason, request_id, at)
  values (
    new.id,
    case when tg_op = 'UPDATE' then old.status end,
    new.status,
    coalesce(step_event, 'save')::ad_event,
    nullif(current_setting('fairhank.viewer', true), '')::uuid,
    nullif(current_setting('fairhank.reason', true), ''),
    nullif(current_setting('fairhank.request', true), ''),
    new.status_since
  );
  return null;
end
$$;

create trigger ads_record_first_step after insert on ads for each row execute function record_ad_step();
create trigger ads_record_step after update on ads for each row
  when (old.status is distinct from new.status) execute function record_ad_step();

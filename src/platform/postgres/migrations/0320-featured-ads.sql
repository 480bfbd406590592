-- Paid places for ads: how many a plan has, and when each ad stood in one. ads.featured_until says how long an ad stands
-- there now; lists read nothing else.

-- The number of PLANS in src/rules/payments/subscription.ts; a test keeps both the same.
alter table plan_places add column featured integer not null default 0;
update plan_places set featured = case plan when 3 then 1 when 4 then 3 else 0 end;
alter table plan_places add constraint plan_places_featured check (featured between 0 and places);

create table featured_ads (
  id uuid primary key default uuidv7(),
  ad_id uuid not null references ads on delete cascade,
  featured_at timestamptz not null,
  featured_by uuid references accounts on delete set null,
  -- The end of the plan, and whether it came earlier.
  until timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references accounts on delete set null
);
create unique index featured_ads_open on featured_ads (ad_id) where ended_at is null;
create index featured_ads_of_ad on featured_ads (ad_id, featured_at desc);

-- Whatever takes an ad off show gives its place back.
create function end_featuring() returns trigger language plpgsql as $$
begin
  new.featured_until := null;
  update featured_ads set ended_at = least(new.status_since, until) where ad_id = new.id and ended_at is null;
  return new;
end
$$;
-- By name it follows ads_guard_change, which sets the time of the step where the step does not.
create trigger ads_unfeature before update of status on ads for each row
  when (old.featured_until is not null and old.status = 'live' and new.status <> 'live')
  execute function end_featuring();

-- The places last as long as the plan: longer when it is prolonged, no longer when it is switched off, and where the next
-- plan has fewer, those that have stood there the longest stay.
create function settle_featured() returns trigger language plpgsql as $$
declare
  moment constant timestamptz := coalesce(new.switched_off_at, new.starts_at);
  allowed integer := 0;
  lasts timestamptz;
begin
  if current_setting('fairhank.loading', true) = 'on'
    or not exists (
      select from ads where seller_id = new.account_id and status = 'live' and featured_until > moment
    )
  then
    return null;
  end if;
  select plan_places.featured, coalesce(period.ends_at, '9999-12-31Z') into allowed, lasts
  from (
    select subscriptions.plan, subscriptions.ends_at, subscriptions.switched_off_at
    from subscriptions left join orders on orders.id = subscriptions.order_id
    where subscriptions.account_id = new.account_id
    order by orders.refunded_at is not null, subscriptions.starts_at desc, subscriptions.id desc
    limit 1
  ) as period join plan_places on plan_places.plan = period.plan and period.switched_off_at is null;
  allowed := coalesce(allowed, 0);

  with standing as (
    select ads.id, row_number() over (order by featured_ads.featured_at, ads.id) <= allowed as stays
    from ads left join featured_ads on featured_ads.ad_id = ads.id and featured_ads.ended_at is null
    where ads.seller_id = new.account_id and ads.status = 'live' and ads.featured_until > moment
  ), noted as (
    update featured_ads
    set until = case when standing.stays then lasts else until end,
      ended_at = case when standing.stays then null else least(moment, until) end
    from standing where featured_ads.ad_id = standing.id and featured_ads.ended_at is null
  )
  update ads set featured_until = case when standing.stays then lasts end
  from standing
  where ads.id = standing.id and ads.featured_until is distinct from case when standing.stays then lasts end;
  return null;
end
$$;
create trigger settle_featured after insert or update of plan, ends_at, switched_off_at on subscriptions
  for each row execute function settle_featured();

create index featured_ads_featured_by on featured_ads (featured_by) where featured_by is not null;
create index featured_ads_ended_by on featured_ads (ended_by) where ended_by is not null;

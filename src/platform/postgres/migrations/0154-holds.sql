-- What is hidden, and why. A hold is no status: an ad that is held keeps the status it has, and is on show only while
-- its status allows that and no hold stands on it or on its seller. One row a case, so that lifting one lifts no other.
-- What each kind means is told in src/rules/holds.ts; here they stand with the weightiest last.
create type hold_kind as enum ('check', 'leaving', 'suspension', 'removal');

create table holds (
  id uuid primary key default uuidv7(),
  kind hold_kind not null,
  -- On one ad, or on a person and with them on all of their ads.
  ad_id uuid references ads on delete cascade,
  account_id uuid references accounts,
  -- The case it was placed in; a suspension may come without one.
  report_id uuid references reports,
  placed_at timestamptz not null,
  -- Null: nobody decided it, the report itself was enough.
  placed_by uuid references accounts,
  lifted_at timestamptz,
  lifted_by uuid references accounts,

  constraint holds_on_one_thing check (num_nonnulls(ad_id, account_id) = 1),
  constraint holds_kind_fits check ((ad_id is not null) = (kind in ('check', 'removal'))),
  constraint holds_have_a_case check (kind in ('suspension', 'leaving') or report_id is not null),
  constraint holds_leaving_is_no_case check (kind <> 'leaving' or report_id is null),
  constraint holds_lifted_by_is_of_a_lifting check (lifted_by is null or lifted_at is not null)
);

create unique index holds_once_a_case on holds (report_id);
create unique index holds_once_without_a_case on holds (account_id, kind)
  where report_id is null and lifted_at is null;
create index holds_on_ad on holds (ad_id) where ad_id is not null;
create index holds_on_account on holds (account_id) where account_id is not null;
create index holds_placed_by on holds (placed_by) where placed_by is not null;
create index holds_lifted_by on holds (lifted_by) where lifted_by is not null;

create function weightiest_hold(ad uuid, seller uuid) returns hold_kind language sql stable
  return (select max(kind) from holds where lifted_at is null and (ad_id = ad or account_id = seller));

-- The weightiest hold that stands on the ad or its seller, kept beside the ad: lists ask no other table.
alter table ads add column held hold_kind;

create or replace function guard_ad_change() returns trigger language plpgsql as $$
declare
  -- Columns that change without the ad becoming another one for whoever edits it. Generated columns are not
  -- calculated yet when this runs; they follow from the others.
  uncounted constant text[] := array[
    'version', 'status_since', 'updated_at', 'price_usd_cents', 'sold_usd_cents', 'search', 'measured', 'risk',
    'risk_signals', 'featured_until', 'band', 'price_per_gram', 'price_per_gram_usd', 'held'
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

-- Whatever places or lifts a hold, what is kept beside ads and accounts follows. The seller's row is locked first, as by
-- everybody who changes an ad: of two holds that change at once the second sees what the first did.
create function apply_hold() returns trigger language plpgsql as $$
declare
  hold holds;
  person uuid;
  since timestamptz;
begin
  if tg_op = 'DELETE' then hold := old; else hold := new; end if;
  person := coalesce(hold.account_id, (select seller_id from ads where id = hold.ad_id));
  perform from accounts where id = person for no key update;
  if hold.account_id is null then
    update ads set held = weightiest_hold(id, seller_id)
    where id = hold.ad_id and held is distinct from weightiest_hold(id, seller_id);
    return null;
  end if;
  -- Who is shut out is asked with every request: that, too, is kept where it is asked.
  select min(placed_at) into since from holds
  where account_id = person and kind = 'suspension' and lifted_at is null;
  update accounts set blocked_at = since where id = person and blocked_at is distinct from since;
  update ads set held = weightiest_hold(id, seller_id)
  where seller_id = person and held is distinct from weightiest_hold(id, seller_id);
  return null;
end
$$;

create trigger holds_apply after insert or update or delete on holds for each row execute function apply_hold();

-- A new ad of somebody who is held is held.
create function set_ad_held() returns trigger language plpgsql as $$
begin
  if current_setting('fairhank.loading', true) is distinct from 'on' then
    perform from accounts where id = new.seller_id for no key update;
  end if;
  new.held := weightiest_hold(new.id, new.seller_id);
  return new;
end
$$;

create trigger ads_set_held before insert on ads for each row execute function set_ad_held();

-- The kept counts are of what is on show.
create or replace function count_ads() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into ad_counts as kept (status, band, colour, ethnicity, texture, treatment, cut_state, ads)
    select status, band, colour, ethnicity, texture, treatment, cut_state, count(*)
    from after_ads where status in ('live', 'sold') and held is null
    group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
    on conflict on constraint ad_counts_once do update set ads = kept.ads + excluded.ads;
  else
    insert into ad_counts as kept (status, band, colour, ethnicity, texture, treatment, cut_state, ads)
    select status, band, colour, ethnicity, texture, treatment, cut_state, sum(change) from (
      select status, held, band, colour, ethnicity, texture, treatment, cut_state, 1 as change from after_ads
      union all
      select status, held, band, colour, ethnicity, texture, treatment, cut_state, -1 from before_ads
    ) as changes
    where status in ('live', 'sold') and held is null
    group by 1, 2, 3, 4, 5, 6, 7 having sum(change) <> 0 order by 1, 2, 3, 4, 5, 6, 7
    on conflict on constraint ad_counts_once do update set ads = kept.ads + excluded.ads;
  end if;
  return null;
end
$$;

-- The indexes that answer without touching a row. The others find the row anyway and look whether it is held.
drop index ads_live_newest, ads_live_price, ads_live_price_per_gram, ads_live_longest, ads_live_heaviest,
  ads_live_similar, ads_live_kinds, ads_sold_alike;
create index ads_live_newest on ads (published_at desc, id desc)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, length_mm, grams, price_usd_cents,
           price_per_gram_usd, measured, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_price on ads (price_usd_cents, id)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, length_mm, grams,
           price_per_gram_usd, measured, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_price_per_gram on ads (price_per_gram_usd, id)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, length_mm, grams, price_usd_cents,
           measured, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_longest on ads (length_mm desc, id desc)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, grams, price_usd_cents,
           price_per_gram_usd, measured, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_heaviest on ads (grams desc, id desc)
  include (band, colour, ethnicity, texture, treatment, cut_state, country, length_mm, price_usd_cents,
           price_per_gram_usd, measured, open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_live_similar on ads (colour, band, published_at desc, id desc) include (length_mm, expires_at)
  where status = 'live' and held is null;
create index ads_live_kinds on ads (colour, ethnicity, texture, treatment, band, cut_state)
  include (id, published_at, length_mm, grams, price_usd_cents, price_per_gram_usd, country, measured,
           open_to_offers, expires_at)
  where status = 'live' and held is null;
create index ads_sold_alike on ads (colour, ethnicity, treatment, demo, sold_at desc)
  include (length_mm, shortest_layer_mm, grams, sold_usd_cents, id)
  where status = 'sold' and sold_price > 0 and held is null;

-- What was hidden before there were holds, as well as can be told. ------------------------------------------------

create table last_steps as
select distinct on (ad_id) ad_id, from_status, event, account_id, reason, at
from ad_transitions order by ad_id, at desc, id desc;

-- Ads that a report took down get back the status they had, unless what they said is gone.
select set_config('fairhank.event', 'put-live', true),
  set_config('fairhank.reason', 'Hidden by its case from now on, no longer deleted for it', true);
alter table ads disable trigger ads_guard_change;
update ads set status = step.from_status, status_since = coalesce(ads.sold_at, now()), version = version + 1
from last_steps as step
where step.ad_id = ads.id and ads.status = 'deleted' and ads.description is not null
  and step.event = 'delete' and step.from_status is not null
  and exists (
    select from reports as report
    where report.ad_id = ads.id and report.case_number = substring(step.reason from '^Report (FH-[A-Z0-9-]+)')
  );
alter table ads enable trigger ads_guard_change;

-- A removal that staff took back with their own hands is none; one that another case's dismissal undid is.
insert into holds (kind, ad_id, report_id, placed_at, placed_by)
select (case when outcome = 'removed' then 'removal' else 'check' end)::hold_kind, ad_id, id,
  coalesce(decided_at, created_at), decided_by
from reports as report
where ad_id is not null and (outcome = 'removed' or (outcome is null and took_down))
  and appeal_outcome is distinct from 'reversed'
  and not exists (
    select from ad_transitions as step
    where step.ad_id = report.ad_id and step.event = 'put-live' and step.at > coalesce(decided_at, report.created_at)
      and step.reason is distinct from 'Hidden by its case from now on, no longer deleted for it'
      and coalesce(step.reason, '') !~ '^Report FH-[A-Z0-9-]+ did not hold$'
  );

create table shut_out as
select id, blocked_at from accounts where blocked_at is not null and purged_at is null;

insert into holds (kind, account_id, report_id, placed_at, placed_by)
select 'suspension', shut_out.id, report.id, report.decided_at, report.decided_by
from reports as report join shut_out on shut_out.id = report.account_id
where outcome = 'removed' and appeal_outcome is distinct from 'reversed';

insert into holds (kind, account_id, placed_at)
select 'suspension', id, blocked_at from shut_out
where not exists (select from holds where account_id = shut_out.id)
  or (select action from audit where object_kind = 'account' and object_id = shut_out.id::text
      and action in ('user.suspend', 'user.restore') order by at desc, id desc limit 1) = 'user.suspend';

insert into holds (kind, account_id, placed_at)
select 'leaving', id, deleted_at from accounts where deleted_at is not null and purged_at is null;

-- What was paused in the moment its seller was shut out or left goes on as it was, hidden with its seller.
select set_config('fairhank.reason', 'Hidden with its seller from now on, no longer paused for it', true);
update ads set status = 'live', status_since = now(), version = version + 1
from last_steps as step
where step.ad_id = ads.id and ads.status = 'paused' and step.event = 'pause'
  and exists (
    select from holds where account_id = ads.seller_id and lifted_at is null
      and step.at between placed_at - interval '5 seconds' and placed_at + interval '5 seconds'
  );
select set_config('fairhank.event', '', true), set_config('fairhank.reason', '', true);

drop table last_steps, shut_out;

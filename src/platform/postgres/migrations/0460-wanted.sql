-- Wanted ads: what hair somebody looks for, which ads fit it, and who answered it with one.
--
-- FH019  a wanted ad never takes a forbidden step; a change makes the next version

create type wanted_status as enum ('pending_review', 'live', 'rejected', 'ended', 'deleted');

create table wanted_ads (
  id uuid primary key default uuidv7(),
  buyer_id uuid not null references accounts,
  status wanted_status not null,
  version integer not null default 1,

  -- In half inches, as lengths of hair are compared. Lists are text, because the driver hands out a list of an enum as
  -- one word; the constraints below keep them to the words of the enums.
  shortest integer not null,
  longest integer not null,
  colours text[] not null,
  textures text[] not null,
  treatments text[] not null,
  -- None: any.
  ethnicities text[] not null default '{}',
  grams integer not null,
  -- Null: either.
  cut_state cut_state,
  -- For each gram, in minor units; null where none was named.
  budget integer,
  currency currency,
  -- Derived by a trigger from the newest rate, for sorting across currencies.
  budget_usd_cents integer,
  country text not null,
  note text not null default '',

  -- The second its last day is over.
  ends_at timestamptz not null,
  -- When it went live last.
  published_at timestamptz,
  ended_at timestamptz,
  deleted_at timestamptz,
  -- Why somebody of ours is asked to read it.
  signals text[] not null default '{}',
  -- For its owner: why it was not taken.
  rejected_why text,
  -- The weightiest hold that stands on it or its owner: lists ask no other table.
  held hold_kind,
  demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Since when nobody can do anything with it but look; null while it may still be shown.
  over_at timestamptz generated always as (
    coalesce(deleted_at, ended_at, case when status = 'rejected' then updated_at end)
  ) stored,

  constraint wanted_ads_version_counts check (version >= 1),
  constraint wanted_ads_lengths check (shortest between 10 and 120 and longest between shortest and 120),
  constraint wanted_ads_colours check (
    cardinality(colours) between 1 and 7
    and colours <@ array['auburn', 'black', 'blonde', 'brown', 'chestnut', 'red', 'white-and-grey']
  ),
  constraint wanted_ads_textures check (
    cardinality(textures) between 1 and 4
    and textures <@ array['straight', 'wavy', 'curly', 'coily']
  ),
  constraint wanted_ads_treatments check (
    cardinality(treatments) between 1 and 4
    and treatments <@ array['virgin', 'dyed', 'permed-or-relaxed', 'bleached-or-highlighted']
  ),
  constraint wanted_ads_ethnicities check (
    cardinality(ethnicities) between 0 and 5
    and ethnicities <@ array['indian', 'asian', 'african', 'caucasian', 'middle-eastern']
  ),
  constraint wanted_ads_grams check (grams between 20 and 1000),
  constraint wanted_ads_budget_range check (budget between 1 and 100000),
  constraint wanted_ads_budget_whole check ((budget is null) = (currency is null)),
  constraint wanted_ads_country_form check (country ~ '^[A-Z]{2}$'),
  constraint wanted_ads_note_length check (char_length(note) <= 300),
  constraint wanted_ads_published check (status <> 'live' or published_at is not null),
  constraint wanted_ads_ended check (status = 'deleted' or (status = 'ended') = (ended_at is not null)),
  constraint wanted_ads_deleted check ((status = 'deleted') = (deleted_at is not null)),
  constraint wanted_ads_rejected check (status <> 'rejected' or rejected_why is not null),
  constraint wanted_ads_rejected_length check (char_length(rejected_why) between 1 and 2000)
);

-- One index for each order of the list, in the order of its cursor, with all that narrows it.
create index wanted_ads_live_newest on wanted_ads (published_at desc, id desc)
  include (ends_at) where status = 'live' and held is null;
create index wanted_ads_live_ending on wanted_ads (ends_at, id)
  where status = 'live' and held is null;
create index wanted_ads_live_paid on wanted_ads (coalesce(budget_usd_cents, 0) desc, id desc)
  include (ends_at) where status = 'live' and held is null;
create index wanted_ads_live_colours on wanted_ads using gin (colours) where status = 'live' and held is null;
create index wanted_ads_of_buyer on wanted_ads (buyer_id, created_at desc, id desc);
create index wanted_ads_in_review on wanted_ads (updated_at, id) where status = 'pending_review';
-- What the clock ends, and what is gone for good some time after.
create index wanted_ads_due on wanted_ads (ends_at) where status in ('live', 'pending_review');
create index wanted_ads_over on wanted_ads (over_at) where over_at is not null;

create function set_budget_in_dollars() returns trigger language plpgsql as $$
begin
  new.budget_usd_cents := usd_cents(new.budget, new.currency);
  return new;
end
$$;
create trigger wanted_ads_set_budget before insert or update of budget, currency on wanted_ads
  for each row execute function set_budget_in_dollars();

-- The life of a wanted ad as the rules have it; a test keeps both the same.
create function guard_wanted_change() returns trigger language plpgsql as $$
declare
  -- Columns that change without it becoming another one for whoever edits it.
  -- Generated ones are not calculated yet when this runs.
  uncounted text[] := array['version', 'updated_at', 'budget_usd_cents', 'held', 'over_at'];
  moves constant text[] := array[
    'pending_review>live', 'pending_review>rejected', 'pending_review>ended', 'pending_review>deleted',
    'live>pending_review', 'live>ended', 'live>deleted',
    'ended>live', 'ended>pending_review', 'ended>deleted',
    'rejected>deleted'
  ];
begin
  if new.status <> old.status and not (old.status || '>' || new.status) = any (moves) then
    raise exception using errcode = 'FH019',
      message = format('A wanted ad that is %s cannot become %s.', old.status, new.status);
  end if;
  -- What is forgotten when its time is over.
  if new.note = '' and old.over_at is not null then
    uncounted := uncounted || array['note', 'rejected_why'];
  end if;
  if new.version <> old.version + 1 and (
    new.version <> old.version or to_jsonb(new) - uncounted is distinct from to_jsonb(old) - uncounted
  ) then
    raise exception using errcode = 'FH019',
      message = format('A change of version %s makes version %s, not %s.', old.version, old.version + 1, new.version);
  end if;
  return new;
end
$$;
create trigger wanted_ads_guard_change before update on wanted_ads
  for each row execute function guard_wanted_change();

-- Which ads fit which requests: found by a worker, the best fifty each. Whoever reads them scores them again.
create table matches (
  wanted_id uuid not null references wanted_ads on delete cascade,
  ad_id uuid not null references ads on delete cascade,
  points smallint not null,
  found_at timestamptz not null,
  told_buyer_at timestamptz,
  told_seller_at timestamptz,

  primary key (wanted_id, ad_id),
  constraint matches_points check (points between 60 and 100)
);
create index matches_of_wanted on matches (wanted_id, points desc, found_at desc);
create index matches_of_ad on matches (ad_id, points desc, found_at desc);
create index matches_untold_buyer on matches (found_at) where told_buyer_at is null;
create index matches_untold_seller on matches (found_at) where told_seller_at is null;

-- Which ads a request was answered with.
create table wanted_answers (
  wanted_id uuid not null references wanted_ads on delete cascade,
  ad_id uuid not null references ads on delete cascade,
  -- The ad's, kept here so that the answers of a day are one index away.
  seller_id uuid not null references accounts,
  conversation_id uuid not null references conversations,
  created_at timestamptz not null,

  primary key (wanted_id, ad_id)
);
create index wanted_answers_of_ad on wanted_answers (ad_id);
create index wanted_answers_of_seller on wanted_answers (seller_id, created_at desc);
create index wanted_answers_of_conversation on wanted_answers (conversation_id);

-- A request can be reported, like an ad, and is hidden for its case as an ad is.
alter table reports
  add column wanted_id uuid references wanted_ads,
  drop constraint reports_one_target,
  add constraint reports_one_target
    check (num_nonnulls(ad_id, message_id, account_id, rating_id, wanted_id) = 1);
create index reports_on_wanted on reports (wanted_id) where wanted_id is not null;

alter table holds
  add column wanted_id uuid references wanted_ads on delete cascade,
  drop constraint holds_on_one_thing,
  drop constraint holds_kind_fits,
  add constraint holds_on_one_thing check (num_nonnulls(ad_id, account_id, wanted_id) = 1),
  add constraint holds_kind_fits check ((account_id is null) = (kind in ('check', 'removal')));
create index holds_on_wanted on holds (wanted_id) where wanted_id is not null;

create function weightiest_hold_on_wanted(wanted uuid, buyer uuid) returns hold_kind language sql stable
  return (select max(kind) from holds where lifted_at is null and (wanted_id = wanted or account_id = buyer));

create or replace function apply_hold() returns trigger language plpgsql as $$
declare
  hold holds;
  person uuid;
  since timestamptz;
begin
  if tg_op = 'DELETE' then hold := old; else hold := new; end if;
  person := coalesce(
    hold.account_id,
    (select seller_id from ads where id = hold.ad_id),
    (select buyer_id from wanted_ads where id = hold.wanted_id)
  );
  perform from accounts where id = person for no key update;
  if hold.wanted_id is not null then
    update wanted_ads set held = weightiest_hold_on_wanted(id, buyer_id)
    where id = hold.wanted_id and held is distinct from weightiest_hold_on_wanted(id, buyer_id);
    return null;
  end if;
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
  update wanted_ads set held = weightiest_hold_on_wanted(id, buyer_id)
  where buyer_id = person and held is distinct from weightiest_hold_on_wanted(id, buyer_id);
  return null;
end
$$;

-- A new request of somebody who is held is held.
create function set_wanted_held() returns trigger language plpgsql as $$
begin
  if current_setting('fairhank.loading', true) is distinct from 'on' then
    perform from accounts where id = new.buyer_id for no key update;
  end if;
  new.held := weightiest_hold_on_wanted(new.id, new.buyer_id);
  return new;
end
$$;
create trigger wanted_ads_set_held before insert on wanted_ads for each row execute function set_wanted_held();

-- What the public never saw changes no page of theirs.
create trigger tell_pages_of_new after insert on wanted_ads for each row
  when (new.status not in ('pending_review', 'rejected')) execute function tell_pages();
create trigger tell_pages_of_change after update on wanted_ads for each row
  when (old.status not in ('pending_review', 'rejected') or new.status not in ('pending_review', 'rejected'))
  execute function tell_pages();
create trigger tell_pages_of_end after delete on wanted_ads for each row execute function tell_pages();
create trigger tell_pages_of_emptying after truncate on wanted_ads execute function tell_pages();

-- Of people those are shown who have had an ad, who have rated somebody, or who look for hair.
create or replace function tell_pages_of_seller() returns trigger language plpgsql as $$
declare
  unseen constant text[] := array['last_login_at', 'updated_at', 'password_hash', 'password_changed_at', 'totp_secret',
    'totp_confirmed_at', 'totp_last_step'];
begin
  if to_jsonb(new) - unseen is distinct from to_jsonb(old) - unseen
    and (
      exists (select from ads where seller_id = old.id and status <> 'draft')
      or exists (select from ratings where by_id = old.id)
      or exists (select from wanted_ads where buyer_id = old.id)
    )
  then
    perform pg_notify('pages', tg_table_name);
  end if;
  return null;
end
$$;

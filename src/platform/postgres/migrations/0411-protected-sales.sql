-- The protected sale: 'do not cut until payment has been received' as state. Guarded behind the use cases like the life
-- of an ad. A caller names each step in settings of the transaction: fairhank.sale_event, fairhank.sale_by (null: the
-- clock, the provider or the site itself) and fairhank.request.
--
-- FH011  this state may not follow that one         FH015  an entry of the ledger does not sum to zero
-- FH012  the version did not grow by one            FH016  more goes back or out than was taken
-- FH013  the step does not name its event           FH017  somebody is paying or has paid for this hair
-- FH014  a sale is never deleted                    FH018  what was paid for never changes

create type sale_state as enum (
  'agreed', 'paying', 'payment_pending', 'paid', 'preparing', 'proved', 'shipped', 'delivered', 'disputed', 'returning',
  'frozen', 'releasing', 'released', 'refunding', 'refunded', 'reversed', 'withdrawn', 'lapsed'
);
create type sale_event as enum (
  'agree', 'connect', 'keep-longer', 'withdraw', 'lapse', 'take', 'complete', 'pend', 'fail', 'differ', 'late-money',
  'show-code-word', 'prove', 'ship', 'correct-parcel', 'grant-days', 'ask-to-cancel', 'answer-cancel', 'cancel', 'stop',
  'offer-part', 'take-part', 'say-arrived', 'note-arrival', 'accept-hair', 'dispute', 'answer', 'add-evidence', 'drop',
  'give-in', 'decide', 'accept-decision', 'appeal', 'post-return', 'return-came', 'object', 'freeze', 'unfreeze',
  'settle', 'reverse', 'pay-out', 'refund'
);
create type sale_end as enum (
  'paid-out', 'called-off', 'not-connected', 'not-paid', 'declined', 'too-late', 'not-posted', 'cancelled-by-buyer',
  'cancelled-by-seller', 'less-than-promised', 'given-in', 'decided', 'decided-by-clock', 'returned', 'suspended',
  'frozen', 'ad-changed', 'left', 'taken-back'
);
create type sale_freeze as enum ('staff', 'report', 'provider', 'difference', 'consent');
create type sale_account as enum ('payer', 'held', 'seller', 'house', 'provider');

-- Where somebody's money goes: an account at the provider that was connected under a random id of ours.
create type seller_link_state as enum ('started', 'ready', 'incomplete', 'revoked');
create table seller_links (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts,
  tracking_id text not null unique,
  merchant_id text,
  country text,
  receivable boolean not null default false,
  email_confirmed boolean not null default false,
  permissions text[] not null default '{}',
  state seller_link_state not null default 'started',
  -- A changed link waits: whoever took an account over shall not be paid.
  usable_from timestamptz not null,
  started_at timestamptz not null,
  checked_at timestamptz,
  ended_at timestamptz,

  constraint seller_links_ready_has_merchant check (state <> 'ready' or merchant_id is not null)
);
create unique index seller_links_one_each on seller_links (account_id) where ended_at is null;
create unique index seller_links_one_merchant on seller_links (merchant_id) where ended_at is null;
create index seller_links_of_account on seller_links (account_id);

create table protected_sales (
  id uuid primary key default uuidv7(),
  ad_id uuid not null references ads,
  conversation_id uuid not null references conversations,
  buyer_id uuid not null references accounts,
  seller_id uuid not null references accounts,
  offer_id uuid not null unique references offers,
  -- The sale whose parcel came after its money had gone back.
  follows uuid references protected_sales,
  state sale_state not null,
  state_since timestamptz not null,
  version integer not null default 1,
  was_uncut boolean not null,
  currency currency not null,
  price integer not null,
  postage integer not null,
  fee integer not null,
  total integer not null generated always as (price + postage + fee) stored,
  -- The payee, from when the order is opened.
  merchant_id text,
  captured_at timestamptz,
  -- What the provider took, as it says.
  provider_fee integer,
  is_protected boolean,
  -- When the provider last said that the whole sum is taken, ours to steer, and for this seller.
  checked_at timestamptz,
  -- When it last said otherwise.
  unchecked_at timestamptz,
  light_from timestamptz,
  connect_by timestamptz,
  pay_by timestamptz,
  paid_longer_at timestamptz,
  ship_by timestamptz,
  days_granted smallint not null default 0,
  shipped_at timestamptz,
  arrive_by timestamptz,
  arrival_noted_at timestamptz,
  inspect_by timestamptz,
  -- From when on a decision holds: its time to appeal is over, or its appeal is answered.
  stands_at timestamptz,
  return_by timestamptz,
  object_by timestamptz,
  settle_by timestamptz,
  wall_at timestamptz,
  code_word text,
  inspect_word text,
  return_word text,
  grams integer,
  length_mm integer,
  cancel_asked_at timestamptz,
  declines smallint not null default 0,
  frozen_from sale_state,
  frozen_why sale_freeze,
  end_reason sale_end,
  -- What whoever ended it wrote; gone with the statements.
  end_note text,
  ended_at timestamptz,
  created_at timestamptz not null,
  demo boolean not null default false,

  constraint protected_sales_two_people check (buyer_id <> seller_id),
  constraint protected_sales_not_in_rupees check (currency <> 'INR'),
  constraint protected_sales_amounts check (
    price between 1 and 300000 and postage between 0 and 10000 and fee between 0 and 30000
  ),
  constraint protected_sales_days_granted check (days_granted between 0 and 2),
  constraint protected_sales_measured check (grams between 5 and 2000 and length_mm > 0),
  constraint protected_sales_claim_is_paid check (
    captured_at is not null or state in ('agreed', 'paying', 'payment_pending', 'withdrawn', 'lapsed')
  ),
  constraint protected_sales_paid_has_dates check (
    (light_from is not null and ship_by is not null)
    or state not in (
      'paid', 'preparing', 'proved', 'shipped', 'delivered', 'disputed', 'returning', 'releasing', 'released'
    )
  ),
  -- In hours: a day of the calendar is not always one of the clock.
  constraint protected_sales_dates_lawful check (
    ship_by <= captured_at + interval '168 hours'
    and arrive_by <= captured_at + interval '384 hours'
    and inspect_by <= captured_at + interval '456 hours'
    and settle_by = captured_at + interval '624 hours'
    and wall_at = captured_at + interval '672 hours'
  ),
  constraint protected_sales_captured_has_wall check (
    (captured_at is null) = (wall_at is null) and (wall_at is null) = (settle_by is null)
  ),
  constraint protected_sales_frozen_from check (
    (state = 'frozen') = (frozen_from is not null) and (frozen_from is null) = (frozen_why is null)
  ),
  constraint protected_sales_end_is_dated check (
    (ended_at is not null) = (state in ('released', 'refunded', 'reversed', 'withdrawn', 'lapsed'))
  ),
  constraint protected_sales_end_has_reason check (ended_at is null or end_reason is not null)
);

-- Law: at most one sale of an ad is paying or paid.
create unique index protected_sales_one_claim on protected_sales (ad_id) where state in (
  'paying', 'payment_pending', 'paid', 'preparing', 'proved', 'shipped', 'delivered', 'disputed', 'returning', 'frozen',
  'releasing', 'released'
);
create unique index protected_sales_one_open on protected_sales (ad_id, buyer_id)
  where state not in ('released', 'refunded', 'reversed', 'withdrawn', 'lapsed', 'refunding');
create index protected_sales_of_ad on protected_sales (ad_id);
create index protected_sales_of_buyer on protected_sales (buyer_id, id desc);
create index protected_sales_of_seller on protected_sales (seller_id, id desc);
create index protected_sales_of_conversation on protected_sales (conversation_id);
create index protected_sales_follow on protected_sales (follows) where follows is not null;
create index protected_sales_by_state on protected_sales (state, state_since);
create index protected_sales_to_pay on protected_sales ((coalesce(pay_by, connect_by))) where state = 'agreed';
create index protected_sales_to_ship on protected_sales (ship_by) where state in ('paid', 'preparing', 'proved');
create index protected_sales_to_arrive on protected_sales (arrive_by) where state = 'shipped';
create index protected_sales_to_inspect on protected_sales (inspect_by) where state = 'delivered';
create index protected_sales_to_stand on protected_sales (stands_at) where state = 'disputed';
create index protected_sales_to_return on protected_sales ((coalesce(object_by, return_by))) where state = 'returning';
create index protected_sales_to_settle on protected_sales (settle_by)
  where state in ('disputed', 'returning', 'frozen');
create index protected_sales_by_end on protected_sales (ended_at) where ended_at is not null;

create table sale_state_moves (
  from_state sale_state not null,
  to_state sale_state not null,
  primary key (from_state, to_state)
);

create table sale_steps (
  id uuid primary key default uuidv7(),
  sale_id uuid not null references protected_sales,
  -- Null for the first step of all.
  from_state sale_state,
  to_state sale_state not null,
  event sale_event not null,
  account_id uuid references accounts,
  request_id text,
  at timestamptz not null
);
create index sale_steps_of_sale on sale_steps (sale_id, id);
create index sale_steps_of_account on sale_steps (account_id) where account_id is not null;

-- What both said yes to. Never changed: who wants it otherwise calls it off and offers again.
create table sale_terms (
  sale_id uuid primary key references protected_sales,
  price integer not null,
  currency currency not null,
  postage integer not null,
  postage_by text not null,
  country text not null,
  from_country text not null,
  ship_days smallint not null,
  least_grams integer not null,
  least_length_mm integer not null,
  ad_version integer not null,
  hair jsonb not null,
  photo_ids uuid[] not null,
  ended_at timestamptz,

  constraint sale_terms_postage_by check (postage_by in ('buyer', 'seller') and (postage_by = 'buyer') = (postage > 0)),
  constraint sale_terms_ship_days check (ship_days between 2 and 5),
  constraint sale_terms_least check (least_grams > 0 and least_length_mm > 0)
);
create index sale_terms_ended on sale_terms (ended_at) where ended_at is not null;

create type sale_payment_state as enum ('open', 'attempted', 'pending', 'captured', 'declined', 'dropped', 'differs');
create table sale_payments (
  id uuid primary key default uuidv7(),
  sale_id uuid not null references protected_sales,
  provider text not null,
  merchant_id text not null,
  provider_order_id text unique,
  approve_url text,
  attempt_id text unique,
  attempted_at timestamptz,
  capture_id text unique,
  payer_id text,
  state sale_payment_state not null default 'open',
  failure text,
  opened_at timestamptz not null,

  constraint sale_payments_provider_known check (provider in ('paypal', 'sandbox')),
  constraint sale_payments_attempt_whole check ((attempt_id is null) = (attempted_at is null))
);
create unique index sale_payments_one_open on sale_payments (sale_id)
  where state in ('open', 'attempted', 'pending', 'captured');
create index sale_payments_of_sale on sale_payments (sale_id);
create index sale_payments_under_way on sale_payments (opened_at desc) where state in ('open', 'attempted', 'pending');
create index sale_payments_of_payer on sale_payments (payer_id) where payer_id is not null;

create type sale_money_state as enum ('asked', 'done', 'failed', 'stopped');
create table sale_releases (
  sale_id uuid primary key references protected_sales,
  request_id text not null unique,
  item_id text,
  state sale_money_state not null default 'asked',
  reason text,
  tries integer not null default 0,
  next_at timestamptz,
  asked_at timestamptz not null,
  done_at timestamptz,
  by_wall boolean not null default false
);
create index sale_releases_under_way on sale_releases (next_at) where state = 'asked';

create type sale_refund_kind as enum ('whole', 'cancel', 'part', 'late', 'after-release');
create table sale_refunds (
  id uuid primary key default uuidv7(),
  sale_id uuid not null references protected_sales,
  kind sale_refund_kind not null,
  amount integer not null,
  -- What of it comes from our own fee.
  house_part integer not null,
  request_id text not null unique,
  refund_id text unique,
  state sale_money_state not null default 'asked',
  why text,
  tries integer not null default 0,
  next_at timestamptz,
  asked_at timestamptz not null,
  done_at timestamptz,

  constraint sale_refunds_amount check (amount > 0 and house_part between 0 and amount)
);
create unique index sale_refunds_one_whole on sale_refunds (sale_id) where kind in ('whole', 'cancel', 'late');
create index sale_refunds_of_sale on sale_refunds (sale_id);
create index sale_refunds_under_way on sale_refunds (next_at) where state = 'asked';

create table sale_part_offers (
  sale_id uuid not null references protected_sales,
  no smallint not null,
  amount integer not null,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  taken_at timestamptz,
  refund_id uuid references sale_refunds,
  primary key (sale_id, no),
  constraint sale_part_offers_few check (no between 1 and 3),
  constraint sale_part_offers_amount check (amount > 0)
);
create index sale_part_offers_refund on sale_part_offers (refund_id) where refund_id is not null;

create table sale_addresses (
  sale_id uuid not null references protected_sales,
  whose text not null,
  sealed text not null,
  -- Here and below: when the sale was over, and no case about it open; null until then. What is forgotten goes by it.
  ended_at timestamptz,
  primary key (sale_id, whose),
  constraint sale_addresses_whose check (whose in ('buyer', 'return'))
);
create index sale_addresses_ended on sale_addresses (ended_at) where ended_at is not null;

create table sale_parcels (
  sale_id uuid not null references protected_sales,
  way text not null,
  carrier text not null,
  -- Null once it is forgotten.
  number text,
  signed boolean not null default false,
  grams integer,
  corrected_at timestamptz,
  sent_at timestamptz not null,
  ended_at timestamptz,
  primary key (sale_id, way),
  unique (carrier, number),
  constraint sale_parcels_way check (way in ('out', 'back'))
);
create index sale_parcels_ended on sale_parcels (ended_at) where ended_at is not null;

create type sale_photo_kind as enum (
  'before', 'tape', 'scale', 'tied', 'closed-parcel', 'opened', 'receipt', 'return', 'other'
);
create table sale_photos (
  photo_id uuid primary key references photos on delete cascade,
  sale_id uuid not null references protected_sales,
  sent_by uuid not null references accounts,
  kind sale_photo_kind not null,
  -- The code word of the moment it was asked for.
  word text,
  -- It looks like an earlier photo of the same person.
  seen_before boolean not null default false,
  sent_at timestamptz not null,
  ended_at timestamptz
);
create index sale_photos_ended on sale_photos (ended_at) where ended_at is not null;
create index sale_photos_of_sale on sale_photos (sale_id);
create index sale_photos_sent_by on sale_photos (sent_by);

create type sale_problem as enum (
  'not-received', 'empty-or-wrong', 'not-as-described', 'less-than-agreed', 'damaged', 'by-staff', 'return-objected'
);
create table sale_disputes (
  id uuid primary key default uuidv7(),
  sale_id uuid not null references protected_sales,
  no smallint not null,
  case_number text not null unique,
  reason sale_problem not null,
  -- Null where the site itself opened it.
  opened_by uuid references accounts,
  opened_at timestamptz not null,
  answer_by timestamptz not null,
  decide_by timestamptz not null,
  decide_moved_why text,
  answered_at timestamptz,
  appealed_by uuid references accounts,
  appealed_at timestamptz,
  buyer_accepts_at timestamptz,
  seller_accepts_at timestamptz,
  closed_at timestamptz,
  closed_how text,
  unique (sale_id, no)
);
create unique index sale_disputes_one_open on sale_disputes (sale_id) where closed_at is null;
create index sale_disputes_to_decide on sale_disputes (decide_by) where closed_at is null;
create index sale_disputes_opened_by on sale_disputes (opened_by) where opened_by is not null;
create index sale_disputes_appealed_by on sale_disputes (appealed_by) where appealed_by is not null;

create type sale_statement_kind as enum ('claim', 'answer', 'addition', 'appeal');
create table sale_statements (
  id uuid primary key default uuidv7(),
  dispute_id uuid not null references sale_disputes,
  said_by uuid not null references accounts,
  kind sale_statement_kind not null,
  -- With contact details masked, and as it was written.
  shown_text text not null,
  original_text text not null,
  at timestamptz not null,
  ended_at timestamptz
);
create index sale_statements_ended on sale_statements (ended_at) where ended_at is not null;
create index sale_statements_of_dispute on sale_statements (dispute_id, id);
create index sale_statements_said_by on sale_statements (said_by);

create type sale_outcome as enum ('release', 'refund', 'part', 'return');
create table sale_decisions (
  dispute_id uuid not null references sale_disputes,
  no smallint not null,
  outcome sale_outcome not null,
  amount integer,
  statement text not null,
  -- Null: the clock.
  decided_by uuid references accounts,
  at timestamptz not null,
  ended_at timestamptz,
  primary key (dispute_id, no),
  constraint sale_decisions_two check (no in (1, 2)),
  constraint sale_decisions_part check ((outcome = 'part') = (amount is not null))
);
create index sale_decisions_ended on sale_decisions (ended_at) where ended_at is not null;
create index sale_decisions_by on sale_decisions (decided_by) where decided_by is not null;

create table provider_cases (
  id uuid primary key default uuidv7(),
  provider_case_id text not null unique,
  sale_id uuid not null references protected_sales,
  reason text not null,
  stage text not null,
  outcome text,
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index provider_cases_of_sale on provider_cases (sale_id);
create index provider_cases_open on provider_cases (opened_at) where closed_at is null;

-- Double entry: every entry sums to zero, and nothing is ever changed.
create table sale_ledger (
  entry_id uuid not null,
  account sale_account not null,
  sale_id uuid not null references protected_sales,
  kind text not null,
  amount integer not null,
  currency currency not null,
  ref text,
  at timestamptz not null,
  primary key (entry_id, account),
  constraint sale_ledger_kind check (kind in (
    'taken', 'released', 'refunded', 'cancelled', 'part', 'reversed', 'reversed-after', 'case-fee', 'debt-paid'
  ))
);
create index sale_ledger_of_sale on sale_ledger (sale_id, at);
-- The same thing of the provider is booked once.
create unique index sale_ledger_once on sale_ledger (kind, ref, account) where ref is not null;

-- A letter that goes once.
create table sale_notices (
  sale_id uuid not null references protected_sales,
  what text not null,
  at timestamptz not null,
  primary key (sale_id, what)
);

alter table order_events add column sale_id uuid references protected_sales;
create index order_events_of_sale on order_events (sale_id, received_at) where sale_id is not null;

-- Whether a photo was here before, byte for byte.
create index photos_by_bytes on photos (sha256);

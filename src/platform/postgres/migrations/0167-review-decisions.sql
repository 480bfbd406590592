-- Decisions on ads that waited, with what an undo gives back. The seller is told when the time for undoing is over.
create table review_decisions (
  ad_id uuid not null references ads on delete cascade,
  -- The version that the decision made.
  version integer not null,
  to_status ad_status not null,
  decided_by uuid not null references accounts,
  decided_at timestamptz not null,
  -- What the seller reads; null where there is nothing to explain.
  message text,
  -- How the ad was before.
  waited_since timestamptz not null,
  was_published_at timestamptz,
  was_expires_at timestamptz,
  undone_at timestamptz,
  told_at timestamptz,
  primary key (ad_id, version),
  constraint review_decisions_told_or_undone check (told_at is null or undone_at is null)
);

create index review_decisions_of_account on review_decisions (decided_by);

-- The way back, as AD_LIFE in src/rules/ad-state.ts has it.
alter type ad_event add value 'undo-review' after 'reject';
insert into ad_status_moves (from_status, to_status) values
  ('live', 'pending_review'), ('rejected', 'pending_review');

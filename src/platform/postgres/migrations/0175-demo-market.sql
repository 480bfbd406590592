-- How far the demo has come: one row on a demo site, none on a real one. Its market is invented again from made_at and
-- ads at every start, and drawn says how many of its ads are in, counted in the transaction that puts them in.
create table demo_market (
  only_one boolean primary key default true,
  id uuid not null default gen_random_uuid(),
  made_at timestamptz not null,
  ads integer not null,
  drawn integer not null default 0,

  constraint demo_market_only_one check (only_one),
  constraint demo_market_drawn check (drawn between 0 and ads)
);

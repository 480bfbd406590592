-- Which ads fit which requests is found by workers: what is to be looked at stands in two lists, written with the change
-- itself, so that nothing is missed, whoever changes an ad and by whatever way.

create table ads_to_match (
  ad_id uuid primary key references ads on delete cascade,
  -- Another one with each change: what changed again while a worker looked at it is looked at again.
  turn uuid not null default uuidv7()
);
create index ads_to_match_in_turn on ads_to_match (turn);

create table wanted_to_match (
  wanted_id uuid primary key references wanted_ads on delete cascade,
  turn uuid not null default uuidv7()
);
create index wanted_to_match_in_turn on wanted_to_match (turn);

create function ask_for_match_of_ad() returns trigger language plpgsql as $$
begin
  insert into ads_to_match (ad_id) values (new.id) on conflict (ad_id) do update set turn = uuidv7();
  return null;
end
$$;
create trigger match_new after insert on ads for each row when (new.status = 'live')
  execute function ask_for_match_of_ad();
-- What is repriced by the rates of the day is no other hair: readers score by the newest rates anyway.
create trigger match_change after update on ads for each row
  when ((old.status = 'live' or new.status = 'live') and (
    old.status, old.held, old.reserved_until, old.length_mm, old.grams, old.grams_estimated, old.colour, old.texture,
    old.treatment, old.ethnicity, old.cut_state, old.condition, old.price, old.currency, old.open_to_offers,
    old.country, old.ships_to, old.ships_to_countries
  ) is distinct from (
    new.status, new.held, new.reserved_until, new.length_mm, new.grams, new.grams_estimated, new.colour, new.texture,
    new.treatment, new.ethnicity, new.cut_state, new.condition, new.price, new.currency, new.open_to_offers,
    new.country, new.ships_to, new.ships_to_countries
  )) execute function ask_for_match_of_ad();

create function ask_for_match_of_wanted() returns trigger language plpgsql as $$
begin
  insert into wanted_to_match (wanted_id) values (new.id) on conflict (wanted_id) do update set turn = uuidv7();
  return null;
end
$$;
create trigger match_new after insert on wanted_ads for each row when (new.status = 'live')
  execute function ask_for_match_of_wanted();
create trigger match_change after update on wanted_ads for each row
  when ((old.status = 'live' or new.status = 'live') and (
    old.status, old.held, old.shortest, old.longest, old.colours, old.textures, old.treatments, old.ethnicities,
    old.grams, old.cut_state, old.budget, old.currency, old.country
  ) is distinct from (
    new.status, new.held, new.shortest, new.longest, new.colours, new.textures, new.treatments, new.ethnicities,
    new.grams, new.cut_state, new.budget, new.currency, new.country
  )) execute function ask_for_match_of_wanted();

-- What an ad asks of all requests at once. A list by colour alone has the same index.
drop index wanted_ads_live_colours;
create index wanted_ads_live_kinds on wanted_ads using gin (colours, textures, treatments)
  where status = 'live' and held is null;

-- Whose they are, so that whoever has news is found without their ads and requests; an ad and a request never change
-- hands. What no longer fits has no points,
-- and stays where somebody was told of it: nobody is told twice.
alter table matches
  add column buyer_id uuid not null,
  add column seller_id uuid not null,
  alter column points drop not null,
  add constraint matches_of_two check (buyer_id <> seller_id);
drop index matches_of_wanted, matches_of_ad, matches_untold_buyer, matches_untold_seller;
create index matches_of_ad on matches (ad_id);
create index matches_untold_buyer on matches (buyer_id) include (found_at)
  where told_buyer_at is null and points is not null;
create index matches_untold_seller on matches (seller_id) include (found_at)
  where told_seller_at is null and points is not null;

-- Whoever has their ads before them hears that somebody wants hair like theirs.
create function notify_people_of_matches() returns trigger language plpgsql as $$
begin
  perform pg_notify('people', seller_id::text) from (select distinct seller_id from found) as sellers;
  return null;
end
$$;
create trigger notify_people_of_new after insert on matches referencing new table as found
  for each statement execute function notify_people_of_matches();

-- One letter a person a day, whatever fits.
create table match_letters (
  account_id uuid primary key references accounts,
  told_at timestamptz not null,
  -- In every one of these e-mails, for one-click unsubscribing (RFC 8058): works without signing in.
  unsubscribe_token text not null,

  constraint match_letters_token_form check (unsubscribe_token ~ '^[A-Za-z0-9_-]{22,100}$')
);
create unique index match_letters_token on match_letters (unsubscribe_token);

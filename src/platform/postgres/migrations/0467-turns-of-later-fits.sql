-- What comes to fit without being other hair is looked at again, too: what is on show for longer, and what stood between
-- two people.

drop trigger match_change on ads;
-- What is repriced by the rates of the day is no other hair: the requests with a budget are looked at again instead.
create trigger match_change after update on ads for each row
  when ((old.status = 'live' or new.status = 'live') and (
    old.status, old.held, old.expires_at, old.reserved_until, old.length_mm, old.grams, old.grams_estimated, old.colour,
    old.texture, old.treatment, old.ethnicity, old.cut_state, old.condition, old.price, old.currency,
    old.open_to_offers, old.country, old.ships_to, old.ships_to_countries
  ) is distinct from (
    new.status, new.held, new.expires_at, new.reserved_until, new.length_mm, new.grams, new.grams_estimated, new.colour,
    new.texture, new.treatment, new.ethnicity, new.cut_state, new.condition, new.price, new.currency,
    new.open_to_offers, new.country, new.ships_to, new.ships_to_countries
  )) execute function ask_for_match_of_ad();

drop trigger match_change on wanted_ads;
create trigger match_change after update on wanted_ads for each row
  when ((old.status = 'live' or new.status = 'live') and (
    old.status, old.held, old.ends_at, old.shortest, old.longest, old.colours, old.textures, old.treatments,
    old.ethnicities, old.grams, old.cut_state, old.budget, old.currency, old.country
  ) is distinct from (
    new.status, new.held, new.ends_at, new.shortest, new.longest, new.colours, new.textures, new.treatments,
    new.ethnicities, new.grams, new.cut_state, new.budget, new.currency, new.country
  )) execute function ask_for_match_of_wanted();

-- Those with a block between them fit nothing of each other; without it they do again.
create function ask_for_match_of_blocked() returns trigger language plpgsql as $$
declare
  pair blocks;
begin
  if tg_op = 'DELETE' then pair := old; else pair := new; end if;
  insert into wanted_to_match (wanted_id)
  select id from wanted_ads
  where buyer_id in (pair.blocker_id, pair.blocked_id) and status = 'live' order by id
  on conflict (wanted_id) do update set turn = uuidv7();
  return null;
end
$$;
create trigger ask_for_match after insert or delete on blocks
  for each row execute function ask_for_match_of_blocked();

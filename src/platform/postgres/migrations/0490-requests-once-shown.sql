-- A request that its owner changes may wait to be read, and is published no more. Whoever saw it before may still
-- report it: that it was on show once is kept.
alter table wanted_ads add column was_shown boolean not null default false;

alter table wanted_ads disable trigger user;
update wanted_ads set was_shown = true where published_at is not null;
alter table wanted_ads enable trigger user;

create function set_wanted_shown() returns trigger language plpgsql as $$
begin
  new.was_shown := new.was_shown or new.published_at is not null;
  return new;
end
$$;
create trigger wanted_ads_set_shown before insert or update of published_at on wanted_ads
  for each row execute function set_wanted_shown();

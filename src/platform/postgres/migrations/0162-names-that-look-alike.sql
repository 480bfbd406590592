-- Nobody goes by a name that is taken for another's: 'rnaria' for 'maria', 'Ila' for 'lla', 'b0b' for 'Bob'. Names are of
-- ASCII, so this is all that rules/plain-text.ts (skeletonOf) makes of one; a test holds them together.
create function skeleton_of_name(name text) returns text
  language sql immutable strict parallel safe
  return translate(replace(lower(replace(name, 'I', 'l')), 'm', 'rn'), '01', 'ol');

-- Null for those who had such a name before: they keep it, and the first of them keeps others away from it.
alter table accounts add column username_skeleton text;

update accounts set username_skeleton = skeleton_of_name(username)
where id in (
  select distinct on (skeleton_of_name(username)) id from accounts
  order by skeleton_of_name(username), created_at, id
);

create unique index accounts_username_skeleton on accounts (username_skeleton);

create function note_name_skeleton() returns trigger language plpgsql as $$
begin
  new.username_skeleton := skeleton_of_name(new.username);
  return new;
end $$;

create trigger note_name_skeleton_first before insert on accounts
  for each row execute function note_name_skeleton();
create trigger note_name_skeleton before update of username on accounts
  for each row when (new.username is distinct from old.username)
  execute function note_name_skeleton();

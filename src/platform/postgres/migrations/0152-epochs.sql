-- An epoch of an account is the time between two changes of who may come in and by which proof. Sessions and passes are
-- of the epoch whose proof opened them, and good in no other: a login that was under way while the password changed
-- opens nothing.
alter table accounts add column epoch integer not null default 1;
alter table devices add column epoch integer not null default 1;
alter table sessions add column epoch integer not null default 1;

-- Here and nowhere else, so that no use case can forget it. What else is written into the epoch is not heard.
create function accounts_count_epochs() returns trigger language plpgsql as $$
begin
  new.epoch := old.epoch;
  if row (new.password_hash, new.totp_confirmed_at, new.email, new.role, new.blocked_at, new.deleted_at, new.purged_at)
    is distinct from
    row (old.password_hash, old.totp_confirmed_at, old.email, old.role, old.blocked_at, old.deleted_at, old.purged_at)
  then
    new.epoch := old.epoch + 1;
  end if;
  return new;
end $$;

create trigger accounts_epochs before update on accounts
  for each row execute function accounts_count_epochs();

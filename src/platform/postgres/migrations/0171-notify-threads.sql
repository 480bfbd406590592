-- A conversation that is open in a browser hears of what happens in it: its id is told on the channel 'threads' at the
-- commit, to every process that listens. The channel 'pages' and its triggers stay as they are, also by name: in a
-- rolling release older processes listen there.

create function notify_threads() returns trigger language plpgsql as $$
begin
  perform pg_notify('threads', coalesce(new.conversation_id, old.conversation_id)::text);
  return null;
end
$$;

create trigger notify_threads_of_new after insert on messages for each row execute function notify_threads();
create trigger notify_threads_of_change after update on messages for each row
  when (
    (old.delivered_at, old.decided_at, old.removed_at)
      is distinct from (new.delivered_at, new.decided_at, new.removed_at)
  )
  execute function notify_threads();
create trigger notify_threads_of_end after delete on messages for each row execute function notify_threads();

-- Whoever is blocked hears no more, in none of the conversations of the two.
create function notify_threads_of_block() returns trigger language plpgsql as $$
declare
  pair uuid[] := case when tg_op = 'DELETE'
    then array[old.blocker_id, old.blocked_id] else array[new.blocker_id, new.blocked_id] end;
begin
  perform pg_notify('threads', id::text) from conversations
    where buyer_id = any (pair) and seller_id = any (pair);
  return null;
end
$$;

create trigger notify_threads after insert or delete on blocks
  for each row execute function notify_threads_of_block();

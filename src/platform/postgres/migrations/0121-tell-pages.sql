-- Kept pages are dropped by the very write that changes them: each of these triggers tells the table's name on the
-- channel 'pages', and PostgreSQL delivers it at the commit, once a transaction, to every process that listens. A page
-- that read a table without such a trigger is not kept.

create function tell_pages() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages', tg_table_name);
  return null;
end
$$;

-- What the public never saw changes no page of theirs.
create trigger tell_pages_of_new after insert on ads for each row
  when (new.status not in ('draft', 'pending_review', 'changes_requested', 'rejected'))
  execute function tell_pages();
create trigger tell_pages_of_change after update on ads for each row
  when (
    old.status not in ('draft', 'pending_review', 'changes_requested', 'rejected')
    or new.status not in ('draft', 'pending_review', 'changes_requested', 'rejected')
  )
  execute function tell_pages();
create trigger tell_pages_of_end after delete on ads for each row execute function tell_pages();

create trigger tell_pages_of_new after insert on photos for each row
  when (new.ad_id is not null) execute function tell_pages();
create trigger tell_pages_of_change after update on photos for each row
  when (old.ad_id is not null or new.ad_id is not null) execute function tell_pages();
create trigger tell_pages_of_end after delete on photos for each row
  when (old.ad_id is not null) execute function tell_pages();

-- Of people only those are shown who have had an ad, and nobody is shown when they last came.
create function tell_pages_of_seller() returns trigger language plpgsql as $$
declare
  unseen constant text[] := array['last_login_at', 'updated_at', 'password_hash', 'password_changed_at', 'totp_secret',
    'totp_confirmed_at', 'totp_last_step'];
begin
  if to_jsonb(new) - unseen is distinct from to_jsonb(old) - unseen
    and exists (select from ads where seller_id = old.id and status <> 'draft')
  then
    perform pg_notify('pages', tg_table_name);
  end if;
  return null;
end
$$;

create trigger tell_pages_of_change after update on accounts for each row execute function tell_pages_of_seller();
create trigger tell_pages_of_end after delete on accounts for each row execute function tell_pages();

create trigger tell_pages after insert or update or delete on ad_counts for each row execute function tell_pages();
create trigger tell_pages after insert or update or delete on search_words for each row execute function tell_pages();
create trigger tell_pages after insert or update or delete on currency_rates for each row execute function tell_pages();
create trigger tell_pages after insert or update or delete on banner_texts for each row execute function tell_pages();
create trigger tell_pages after insert or update or delete on price_constants for each row execute function tell_pages();
create trigger tell_pages after insert or update or delete on price_refits for each row execute function tell_pages();

create trigger tell_pages_of_emptying after truncate on ads execute function tell_pages();
create trigger tell_pages_of_emptying after truncate on photos execute function tell_pages();
create trigger tell_pages_of_emptying after truncate on banner_texts execute function tell_pages();


-- The terms that members were told of: what changed, and from when it applies to those who joined before.
create table terms_announcements (
  version text primary key,
  changes text not null,
  announced_at timestamptz not null,
  applies_from timestamptz not null,
  constraint terms_announcements_changes_length check (char_length(changes) between 10 and 2000)
);
create trigger tell_pages after insert or update or delete on terms_announcements
  for each row execute function tell_pages();
create trigger tell_pages_of_emptying after truncate on terms_announcements execute function tell_pages();

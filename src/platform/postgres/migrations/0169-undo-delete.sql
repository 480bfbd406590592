-- Whoever deletes an ad of their own can take that back for some minutes: it becomes again what it was.
alter type ad_event add value 'undo-delete';

alter table ads add column deleted_from ad_status;
alter table ads add constraint ads_deleted_from_is_of_the_deleted
  check (deleted_from is null or (status = 'deleted' and deleted_from <> 'deleted'));

-- The steps of AD_LIFE in src/rules/ad-state.ts; a test keeps both the same.
insert into ad_status_moves (from_status, to_status) values
  ('deleted', 'draft'), ('deleted', 'pending_review'), ('deleted', 'changes_requested'), ('deleted', 'rejected'),
  ('deleted', 'paused'), ('deleted', 'expired'), ('deleted', 'sold');

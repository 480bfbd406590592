-- Receipts of the post carry codes, which are taken in no other photo: what came in as a receipt is never shown to anybody but
-- staff, on no ad and in no message.
alter table photos add column receipt_only boolean not null default false,
  add constraint photos_receipt_is_for_staff check (not receipt_only or state <> 'attached');

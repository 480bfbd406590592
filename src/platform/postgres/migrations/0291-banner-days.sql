-- A sentence of the banner can be written for some days: from the first to the last of them, by UTC.
alter table banner_texts
  add column shown_from date,
  add column shown_until date,
  add constraint banner_texts_days_in_order check (shown_from <= shown_until);

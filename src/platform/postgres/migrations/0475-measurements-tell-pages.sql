-- The page of an ad shows who measured it: it may only be cached if it hears of a change.
create trigger tell_pages after insert or update or delete on measurements for each row
  execute function tell_pages();

-- Whoever has a sale before them hears of each change of it, and at once when the payment provider no longer says that
-- the money is there: a light that is no longer green must not stay so on an open page.
create trigger notify_people_of_new after insert on protected_sales for each row
  execute function notify_people_of_offer();
create trigger notify_people_of_change after update on protected_sales for each row
  when ((old.version, old.checked_at is null) is distinct from (new.version, new.checked_at is null))
  execute function notify_people_of_offer();

-- A seller's page shows the badge of a certified buyer, which goes with their plan and with what was paid for it: cached
-- pages hear of both.
create trigger tell_pages after insert or update or delete on subscriptions
  for each row execute function tell_pages();
create trigger tell_pages after update or delete on orders for each row execute function tell_pages();

-- Whoever has their offers before them hears of each change, also of one that is worth no line of the bell: an offer
-- that was taken back, or what they did themselves on another device.
create function notify_people_of_offer() returns trigger language plpgsql as $$
begin
  perform pg_notify('people', new.buyer_id::text);
  perform pg_notify('people', new.seller_id::text);
  return null;
end
$$;
create trigger notify_people_of_new after insert on offers for each row execute function notify_people_of_offer();
create trigger notify_people_of_change after update on offers for each row
  when ((old.state, old.kept_longer_at) is distinct from (new.state, new.kept_longer_at))
  execute function notify_people_of_offer();

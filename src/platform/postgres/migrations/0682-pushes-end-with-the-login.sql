-- Pushes go to a browser as long as somebody is signed in there: by the device that stays so, or by the session that
-- asked for them. Of older ones nobody knows where they are; whoever wants them is asked again.

delete from push_subscriptions;
alter table push_subscriptions
  add column device_id uuid references devices on delete cascade,
  -- Sessions come and go: not one that has to be there.
  add column session_id uuid not null;
create index push_subscriptions_of_device on push_subscriptions (device_id);

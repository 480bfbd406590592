-- What somebody asked to be given of their data, in parts: it is packed, kept and sent without ever being in memory
-- whole. Until it is packed the link leads nowhere.
alter table data_exports add column ready_at timestamptz;
update data_exports set ready_at = created_at;

create table data_export_parts (
  export_id uuid not null references data_exports on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (export_id, position)
);

insert into data_export_parts (export_id, position, bytes) select id, 0, bytes from data_exports;
alter table data_exports drop column bytes;

-- What has a limit is looked for by its age.
create index messages_by_age on messages using brin (sent_at);
create index orders_by_age on orders using brin (created_at);
create index order_events_by_age on order_events using brin (received_at);
create index part_refunds_by_age on part_refunds using brin (refunded_at);

-- How a seller agreed was written into the audit, where nothing can be erased. It stands on the ad; here it goes, once.
do $$
begin
  execute format('grant update on audit to %I', current_user);
end
$$;
alter table audit disable trigger audit_only_grows;
update audit set reason = 'For the seller, who agreed. How is noted on the ad.' where action = 'ad.post';
update audit set after = after - 'username' where action = 'staff.hire';
alter table audit enable always trigger audit_only_grows;
do $$
begin
  execute format('revoke update on audit from %I', current_user);
end
$$;

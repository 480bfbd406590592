-- By whom and when the length of an ad was confirmed, and by which photo beside a tape. An ad is measured as long as
-- this row stands: another length, or another photo, ends it.
create table measurements (
  ad_id uuid primary key references ads on delete cascade,
  photo_id uuid not null references photos on delete cascade,
  length_mm integer not null,
  -- Somebody of our staff; null: three good sales of the seller spoke for it.
  confirmed_by uuid references accounts,
  confirmed_at timestamptz not null
);
create index measurements_photo on measurements (photo_id);
create index measurements_confirmed_by on measurements (confirmed_by) where confirmed_by is not null;

-- Nothing but the demo could set the mark until now, and nobody had looked.
update ads set measured = false where measured;

create function follow_measurement() returns trigger language plpgsql as $$
begin
  update ads set measured = tg_op = 'INSERT'
    where id = coalesce(new.ad_id, old.ad_id) and measured <> (tg_op = 'INSERT');
  return null;
end
$$;
create trigger follow_measurement after insert or delete on measurements
  for each row execute function follow_measurement();

-- Before: whoever writes the new length reads at once that it is not measured.
create function begin_unmeasured() returns trigger language plpgsql as $$
begin
  new.measured := false;
  return new;
end
$$;
create trigger begin_unmeasured before update of length_mm on ads
  for each row when (old.measured and new.length_mm is distinct from old.length_mm)
  execute function begin_unmeasured();

create function forget_measurement() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'ads' then
    delete from measurements where ad_id = old.id;
  else
    delete from measurements where photo_id = old.id;
  end if;
  return null;
end
$$;
create trigger forget_measurement after update of length_mm on ads
  for each row when (new.length_mm is distinct from old.length_mm) execute function forget_measurement();
create trigger forget_measurement after update of tape, ad_id on photos
  for each row when (old.tape and (not new.tape or new.ad_id is distinct from old.ad_id))
  execute function forget_measurement();

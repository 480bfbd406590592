-- AVIF copies are made later, by a job; a page names them only once they are there.
alter table photos add column has_avif boolean not null default false;

-- What somebody sent of a step of posting after their session had ended. It waits a day for them to sign in again.
create table typed_steps (
  id uuid primary key default uuidv7(),
  ad_id uuid not null references ads on delete cascade,
  fields jsonb not null,
  created_at timestamptz not null default now(),

  constraint typed_steps_size check (octet_length(fields::text) <= 20000)
);

create index typed_steps_created on typed_steps (created_at);
create index typed_steps_ad on typed_steps (ad_id);

-- An ad's figures by day: saves and conversations are counted where they happen, views by the site in sums.
create function count_ad_figure() returns trigger language plpgsql as $$
begin
  insert into ad_figures_daily (ad_id, day, saves, conversations)
  values (new.ad_id, (new.created_at at time zone 'UTC')::date,
    (tg_table_name = 'saved_ads')::int, (tg_table_name = 'conversations')::int)
  on conflict (ad_id, day) do update set
    saves = ad_figures_daily.saves + excluded.saves,
    conversations = ad_figures_daily.conversations + excluded.conversations;
  return null;
end
$$;

create trigger saved_ads_counted after insert on saved_ads for each row execute function count_ad_figure();
create trigger conversations_counted after insert on conversations
  for each row execute function count_ad_figure();

-- What an ad asked before. A price that goes up after questions, or down to hurry somebody, is a thing a buyer may see.
create table ad_price_changes (
  id uuid primary key default uuidv7(),
  ad_id uuid not null references ads on delete cascade,
  -- Null: it was open to offers, without a price.
  price integer,
  currency currency,
  ended_at timestamptz not null
);
create index ad_price_changes_of_ad on ad_price_changes (ad_id, ended_at desc);

create function keep_price_before() returns trigger language plpgsql as $$
begin
  insert into ad_price_changes (ad_id, price, currency, ended_at)
  values (old.id, old.price, old.currency, new.updated_at);
  return null;
end
$$;

-- Only what the public has seen.
create trigger ads_keep_price after update of price, currency on ads for each row
  when (old.published_at is not null and (old.price, old.currency) is distinct from (new.price, new.currency))
  execute function keep_price_before();

create trigger tell_pages after insert or update or delete on ad_price_changes for each row
  execute function tell_pages();

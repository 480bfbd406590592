-- Whoever registers has no account yet: what they typed waits here until a code from the mail proves the address.
-- Several may wait for one address, each with its own values and its own code; the one that is proved becomes the
-- account, and the others go with it.
create table registrations (
  id uuid primary key default uuidv7(),
  email text not null,
  username text not null,
  account_type smallint not null,
  password_hash text not null,
  country text not null,
  buyer_kind buyer_kind,
  business_name text,
  adult_confirmed_at timestamptz not null,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  -- A fingerprint of the mark of the browser that registered: there the code is enough.
  browser_hash text not null,
  -- Null: no code was mailed yet.
  code_hmac text,
  code_expires_at timestamptz,
  -- In that browser, and elsewhere with the password: a stranger elsewhere uses up no try of the browser's.
  tries smallint not null default 0,
  tries_elsewhere smallint not null default 0,
  created_at timestamptz not null,
  -- Another code makes no registration last longer.
  expires_at timestamptz not null,

  constraint registrations_once unique (email, browser_hash),
  constraint registrations_type_known check (account_type in (1, 2)),
  constraint registrations_username_form check (username ~ '^[A-Za-z0-9_-]{3,30}$'),
  constraint registrations_email_form check (email !~ '[A-Z]' and char_length(email) between 3 and 254),
  constraint registrations_country_form check (country ~ '^[A-Z]{2}$'),
  constraint registrations_kind_is_a_buyers check (buyer_kind is null or account_type = 1),
  constraint registrations_business_name_length check (char_length(business_name) between 1 and 120),
  constraint registrations_browser_hash_form check (browser_hash ~ '^[0-9a-f]{64}$'),
  constraint registrations_code_hmac_form check (code_hmac ~ '^[A-Za-z0-9_-]{43}$'),
  constraint registrations_code_ends check ((code_hmac is null) = (code_expires_at is null)),
  constraint registrations_life check (expires_at <= created_at + interval '24 hours'),
  constraint registrations_tries check (tries between 0 and 5 and tries_elsewhere between 0 and 5)
);

create index registrations_over on registrations (expires_at);

-- Accounts that were opened before and never proved. They keep their id, because their code is bound to it, and belong
-- to no browser that we know: their code counts together with the password. Those of more than a day ago are over.
insert into registrations (id, email, username, account_type, password_hash, country, buyer_kind, business_name,
  adult_confirmed_at, terms_version, terms_accepted_at, browser_hash, code_hmac, code_expires_at, created_at, expires_at)
select accounts.id, accounts.email, username, account_type, password_hash, country, buyer_kind, business_name,
  adult_confirmed_at, terms_version, terms_accepted_at,
  encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'),
  code.code_hmac, code.expires_at, accounts.created_at, accounts.created_at + interval '24 hours'
from accounts
left join lateral (
  select code_hmac, expires_at from codes
  where account_id = accounts.id and purpose = 'verify-email' and used_at is null and tries < 5
  order by created_at desc limit 1
) as code on true
where role = 'enduser' and verified_at is null and blocked_at is null and deleted_at is null
  and password_hash is not null and accounts.created_at > now() - interval '24 hours';

-- Nobody could sign in with them, so nothing should point at them. Where something does all the same, the account stays
-- as it is: its owner gets in by a new password, whose code proves the address.
do $$
declare unproved uuid;
begin
  for unproved in
    select id from accounts
    where role = 'enduser' and verified_at is null and blocked_at is null and deleted_at is null
  loop
    begin
      delete from codes where account_id = unproved;
      delete from notification_choices where account_id = unproved;
      delete from accounts where id = unproved;
    exception when foreign_key_violation then
      delete from registrations where id = unproved;
    end;
  end loop;
  delete from codes where purpose = 'verify-email';
end
$$;

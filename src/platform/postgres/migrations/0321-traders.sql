-- Who trades says who they are, as the law asks of a trader: on each of their ads and on their page. Whoever has no row
-- here sells as a private person.
create table traders (
  account_id uuid primary key references accounts,
  name text not null,
  address text not null,
  country text not null,
  register_number text,
  vat_number text,
  email text not null,
  phone text not null,
  version integer not null default 1,
  entered_at timestamptz not null,
  updated_at timestamptz not null,

  constraint traders_name_length check (char_length(name) between 1 and 120),
  constraint traders_address_length check (char_length(address) between 1 and 300),
  constraint traders_country check (country ~ '^[A-Z]{2}$'),
  constraint traders_register_number_length check (char_length(register_number) between 1 and 60),
  constraint traders_vat_number_length check (char_length(vat_number) between 1 and 20),
  constraint traders_email_length check (char_length(email) between 1 and 254),
  constraint traders_phone_length check (char_length(phone) between 1 and 40)
);
create trigger tell_pages after insert or update or delete on traders for each row execute function tell_pages();

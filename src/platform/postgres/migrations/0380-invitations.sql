-- Somebody without an account whose ad staff enter: the account is made for them, closed until they take it up by the
-- link of our e-mail. Whatever leaves closed accounts out leaves it out, and the purge takes it when its time is over.
alter table accounts add column invited_until timestamptz;

alter table accounts drop constraint accounts_people_are_adults;
alter table accounts add constraint accounts_people_are_adults
  check (role <> 'enduser' or invited_until is not null or adult_confirmed_at is not null);
alter table accounts drop constraint accounts_people_accepted_terms;
alter table accounts add constraint accounts_people_accepted_terms
  check (role <> 'enduser' or invited_until is not null or (terms_version is not null and terms_accepted_at is not null));
alter table accounts add constraint accounts_invited_are_closed
  check (invited_until is null or (password_hash is null and deleted_at is not null));

create table invitations (
  account_id uuid primary key references accounts,
  invited_by uuid references accounts,
  consent_noted_at timestamptz not null,
  consent_how text not null,
  mails smallint not null default 1,
  mailed_at timestamptz not null,
  created_at timestamptz not null,
  accepted_at timestamptz,

  constraint invitations_consent_length check (char_length(consent_how) between 1 and 500),
  constraint invitations_mails_few check (mails between 1 and 3)
);
create index invitations_by on invitations (invited_by);

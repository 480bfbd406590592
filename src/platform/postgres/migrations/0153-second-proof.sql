-- When the code of the app was given again on a running session: for staff it proves as much as the password does.
alter table sessions add column factor_given_at timestamptz;

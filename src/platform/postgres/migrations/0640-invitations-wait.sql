-- An invitation waits until the ad is filled in: only then whoever agreed to it has something to look at.
alter table invitations alter column mailed_at drop not null;
alter table invitations drop constraint invitations_mails_few;
alter table invitations add constraint invitations_mails_few check (mails between 0 and 3);
alter table invitations add constraint invitations_mailed_then check ((mails = 0) = (mailed_at is null));

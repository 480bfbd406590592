import type { Mail } from '#platform/mail/mailer.ts';
import { composeMail } from '../mails/compose-mail.ts';
import type { MailSite } from '../mails/mail-parts.ts';

/** For whoever runs the site. */
export const fullDiskMail = (site: MailSite & { SUPPORT_EMAIL: string }, room: string): Mail =>
  composeMail(site, {
    to: { email: site.SUPPORT_EMAIL, username: null },
    subject: 'The disk of the site is nearly full',
    parts: [
      `${room} are free. When nothing is left, nobody can post, write or pay.`,
      'Make room: look at old backups and logs first, then add to the disk. “The disk is full” in docs/operations.md says more.',
    ],
    because: `this address is SUPPORT_EMAIL of ${site.BRAND_NAME}. It comes once a day while less than 5 % is free.`,
  });

import type { Mail } from '#platform/mail/mailer.ts';
import { composeMail } from '../mails/compose-mail.ts';
import type { MailReader, MailSite } from '../mails/mail-parts.ts';

/** A check holds a year at most: it is over, and can be asked for anew. */
export function checkEndedMail({ to, site }: { to: MailReader; site: MailSite }): Mail {
  return composeMail(site, {
    to,
    subject: 'Your check as a Certified Buyer has ended',
    parts: [
      'Its time is over, so sellers no longer see the badge beside your name.',
      'Send us your details again, and we look again. It costs nothing beside your plan.',
      { button: 'Ask for a new check', url: `${site.ORIGIN}/certified-buyer` },
    ],
    because: 'our staff had certified you as a buyer.',
  });
}

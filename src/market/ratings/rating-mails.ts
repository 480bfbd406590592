import type { Mail } from '#platform/mail/mailer.ts';
import { composeMail } from '../mails/compose-mail.ts';
import type { MailReader, MailSite } from '../mails/mail-parts.ts';

type RatingReadableMail = {
  to: MailReader;
  by: string;
  title: string | null;
  isBoth: boolean;
  site: MailSite;
};

/** A rating about its reader can be read. What it says stays on the site, where it can be answered or reported. */
export function ratingReadableMail({ to, by, title, isBoth, site }: RatingReadableMail): Mail {
  return composeMail(site, {
    to,
    subject: `You can read what ${by} says of your sale`,
    parts: [
      isBoth
        ? `You have both written, so each of you can now read what the other says.`
        : `${by} has rated you. You can read it now, and so can everybody who looks at your page.`,
      ...(title ? [{ rows: [['Sold', title] as const] }] : []),
      { button: 'Read it', url: `${site.ORIGIN}/ratings#about-you` },
      'You can answer once, in a sentence that appears below it. If it breaks our rules, report it there.',
    ],
    because: 'somebody you sold to or bought from has rated you.',
    fewer: { label: 'Choose your e-mails', url: `${site.ORIGIN}/messages/settings` },
  });
}

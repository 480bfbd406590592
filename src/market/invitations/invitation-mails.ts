import type { Mail } from '#platform/mail/mailer.ts';
import { findTimeZone, formatDayIn } from '#rules/countries/time-zones.ts';
import { composeMail } from '../mails/compose-mail.ts';
import type { MailSite } from '../mails/mail-parts.ts';

type Invitation = {
  to: { email: string; username: string; country: string };
  by: string;
  how: string;
  until: Date;
  path: string;
  site: MailSite;
};

/** Whom staff entered an ad for hears who did it, what they noted, and how to take it up or have it removed. */
export function sellerInvitationMail({ to, by, how, until, path, site }: Invitation): Mail {
  const day = formatDayIn(until, findTimeZone(to.country));
  return composeMail(site, {
    to,
    subject: `Your ad at ${site.BRAND_NAME}: please look at it`,
    parts: [
      `${by} of our staff has entered an ad for you at ${site.BRAND_NAME}, the market for hair, and made an account for it. They noted how you agreed:`,
      { quote: how },
      'Nobody sees the ad, and nobody can use the account, until you have looked at it and chosen a password.',
      { button: 'Look at it', url: `${site.ORIGIN}${path}` },
      `If you do not want it, choose “No, remove it” there: everything goes at once. If you do nothing, it goes by itself on ${day}.`,
    ],
    because: 'one of our staff gave this address, with your consent.',
  });
}

import type { Mail } from '#platform/mail/mailer.ts';
import { SAFETY_LINE } from '#rules/messages/message-words.ts';
import { RATING_RULES, type SaleSide } from '#rules/ratings/rating-rules.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import { formatDay } from '../../mails/format-day.ts';
import type { AdInMail, MailReader, MailSite } from '../../mails/mail-parts.ts';
import { toMailAd } from '../../mails/to-mail-ad.ts';

type MayRateMail = {
  to: MailReader;
  /** What its reader was in this sale. */
  side: SaleSide;
  other: { id: string; username: string };
  ad: AdInMail;
  saleId: string;
  until: Date;
  site: MailSite;
};

/** Something was sold: each side can say how it was with the other. */
export function mayRateMail({ to, side, other, ad, saleId, until, site }: MayRateMail): Mail {
  const { username } = other;
  return composeMail(site, {
    to,
    subject: `How was it with ${username}?${ad.title ? ` ${ad.title}` : ''}`,
    parts: [
      side === 'buyer'
        ? `${username} has marked this hair as sold to you. When it has arrived, say how it was: as described, kind, quick.`
        : `You sold this hair to ${username}. When all is done, say how it was: as agreed, kind, quick.`,
      { ads: [toMailAd(ad, site)] },
      { button: `Rate ${username}`, url: `${site.ORIGIN}/ratings/${saleId}` },
      `You can do so until ${formatDay(until, to)}. Neither of you reads what the other wrote until both have written, or until ${RATING_RULES.sealedDays} days after the first.`,
      ...(side === 'buyer'
        ? [`You did not buy it? Tell us: ${site.ORIGIN}/report?kind=user&id=${other.id}`]
        : []),
      { safety: SAFETY_LINE },
    ],
    because: 'you are one of the two sides of this sale.',
    fewer: { label: 'Choose your e-mails', url: `${site.ORIGIN}/messages/settings` },
  });
}

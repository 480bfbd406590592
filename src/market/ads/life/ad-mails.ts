import { SAFETY_LINE } from '#rules/messages/message-words.ts';
import { REVIEW_HOURS } from '#rules/retention/promised-times.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { AD_LIFE_DAYS } from '#rules/ads/state.ts';
import { adUrl } from '#rules/ads/title.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import type { AdInMail, MailPart, MailReader, MailSite } from '../../mails/mail-parts.ts';
import { toMailAd } from '../../mails/to-mail-ad.ts';
import type { AdRow } from '../ad-rows-store.ts';

type AdMail = { to: MailReader; ad: AdInMail; site: MailSite };
/** The news first, then the ad it is about, then the rest. */
type Words = { subject: string; parts: MailPart[]; isDecision?: boolean };

/** What a seller hears when an ad came into its status; undefined where there is no news in it. */
export function stepMail({
  to,
  ad,
  status,
  note,
  site,
}: AdMail & { status: AdRow['status']; note?: string | undefined }): Mail | undefined {
  const title = ad.title ?? 'Your ad';
  const link = `${site.ORIGIN}${adUrl(ad.id, ad.slug)}`;
  const edit = `${site.ORIGIN}/post-an-ad/check?draft=${ad.id}`;
  const reason = note ? ['The reason:', { quote: note }] : [];
  const news: Partial<Record<AdRow['status'], Words>> = {
    live: {
      subject: `Live: ${title}`,
      parts: [`Your ad is live for ${AD_LIFE_DAYS} days.`, { button: 'View your ad', url: link }, SAFETY],
    },
    pending_review: {
      subject: `Being checked: ${title}`,
      parts: [
        `Our staff review your ad before it is shown, usually within ${REVIEW_HOURS} hours. You will hear from us.`,
      ],
    },
    changes_requested: {
      subject: `Please change: ${title}`,
      isDecision: true,
      parts: [
        'We looked at your ad and ask you to change something before it is shown.',
        ...reason,
        { button: 'Change it and send it again', url: edit },
      ],
    },
    rejected: {
      subject: `Not published: ${title}`,
      isDecision: true,
      parts: [
        'We looked at your ad and cannot publish it.',
        ...reason,
        `If you think we are wrong, write to us: ${site.ORIGIN}/customer-service`,
      ],
    },
  };
  const words = news[status];
  return words && composeAdMail({ to, ad, site }, words);
}

/** The ad ends soon; one tap keeps it. */
export function expiringMail({
  to,
  ad,
  site,
  days,
  relist,
}: AdMail & { days: number; relist: string }): Mail {
  const when = days === 1 ? 'tomorrow' : `in ${days} days`;
  return composeAdMail(
    { to, ad, site },
    {
      subject: `Ends ${when}: ${ad.title ?? 'your ad'}`,
      parts: [
        `Your ad ends ${when}.`,
        { button: `Keep it for ${AD_LIFE_DAYS} more days`, url: relist },
        `Sold already? Mark it as sold: ${site.ORIGIN}/seller/seller-profile`,
        SAFETY,
      ],
    },
  );
}

export function expiredMail({ to, ad, site, relist }: AdMail & { relist: string }): Mail {
  return composeAdMail(
    { to, ad, site },
    {
      subject: `Ended: ${ad.title ?? 'your ad'}`,
      parts: ['Your ad has ended.', { button: `Show it for ${AD_LIFE_DAYS} more days`, url: relist }, SAFETY],
    },
  );
}

const SAFETY = { safety: SAFETY_LINE };

/** A decision is told in any case; other news can be chosen. */
const composeAdMail = ({ to, ad, site }: AdMail, { subject, parts, isDecision = false }: Words): Mail =>
  composeMail(site, {
    to,
    subject,
    parts: [...parts.slice(0, 1), { ads: [toMailAd(ad, site)] }, ...parts.slice(1)],
    because: `you have an ad at ${site.BRAND_NAME}.`,
    ...(!isDecision && { fewer: { label: 'Choose your e-mails', url: `${site.ORIGIN}/messages/settings` } }),
  });

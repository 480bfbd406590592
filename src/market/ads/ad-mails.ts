import type { Mail } from '#platform/mailer.ts';
import { AD_LIFE_DAYS } from '#rules/ad-state.ts';
import { adUrl } from '#rules/ad-title.ts';
import type { AdRow } from './ad-rows-store.ts';

type Site = { BRAND_NAME: string; ORIGIN: string };
type Letter = { to: string; ad: Pick<AdRow, 'id' | 'slug' | 'title' | 'status'>; site: Site };
type Words = { subject: string; lines: string[] };

/** What a seller hears when an ad came into its status; undefined where there is no news in it. */
export function stepMail({ to, ad, note, site }: Letter & { note?: string | undefined }): Mail | undefined {
  const title = ad.title ?? 'Your ad';
  const link = `${site.ORIGIN}${adUrl(ad.id, ad.slug)}`;
  const edit = `${site.ORIGIN}/post-an-ad/check?draft=${ad.id}`;
  const reason = note ? [`The reason: ${note}`] : [];
  const news: Partial<Record<AdRow['status'], Words>> = {
    live: {
      subject: `Live: ${title}`,
      lines: [`Your ad is live for ${AD_LIFE_DAYS} days: ${link}`, SAFETY],
    },
    pending_review: {
      subject: `Being checked: ${title}`,
      lines: [
        'One of our staff looks at your ad before it is shown, usually within 12 hours. You hear from us.',
      ],
    },
    changes_requested: {
      subject: `Please change: ${title}`,
      lines: [
        'We looked at your ad and ask you to change something before it is shown.',
        ...reason,
        `Change it and send it again: ${edit}`,
      ],
    },
    rejected: {
      subject: `Not published: ${title}`,
      lines: [
        'We looked at your ad and cannot publish it.',
        ...reason,
        `If you think we are wrong, write to us: ${site.ORIGIN}/customer-service`,
      ],
    },
  };
  const words = news[ad.status];
  return words && letter(to, words, site);
}

/** The ad ends soon; one tap keeps it. */
export function expiringMail({
  to,
  ad,
  site,
  days,
  relist,
}: Letter & { days: number; relist: string }): Mail {
  const when = days === 1 ? 'tomorrow' : `in ${days} days`;
  return letter(
    to,
    {
      subject: `Ends ${when}: ${ad.title ?? 'your ad'}`,
      lines: [
        `Your ad ends ${when}. Keep it for ${AD_LIFE_DAYS} more days with one tap: ${relist}`,
        `Sold already? Mark it as sold: ${site.ORIGIN}/seller/seller-profile`,
        SAFETY,
      ],
    },
    site,
  );
}

export function expiredMail({ to, ad, site, relist }: Letter & { relist: string }): Mail {
  return letter(
    to,
    {
      subject: `Ended: ${ad.title ?? 'your ad'}`,
      lines: [`Your ad has ended. Show it for ${AD_LIFE_DAYS} more days with one tap: ${relist}`, SAFETY],
    },
    site,
  );
}

const SAFETY =
  'Do not cut or post hair until the money is in your own account. Log in to your bank yourself to see it.';

const letter = (to: string, { subject, lines }: Words, site: Site): Mail => ({
  to,
  subject,
  text: [...lines, `The ${site.BRAND_NAME} team`].join('\n\n'),
});

import { plural } from '#rules/text/plural.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { AdCard } from '../ads/ad-view.ts';
import { composeMail } from '../mails/compose-mail.ts';
import type { MailSite } from '../mails/mail-parts.ts';
import { cardToMailAd } from '../mails/to-mail-ad.ts';
import type { DueSearch } from './search-store.ts';

/** New ads for a saved search. The headers let a mail programme stop the e-mails with one click. */
export function newAdsMail(search: DueSearch, ads: readonly AdCard[], site: MailSite): Mail {
  const end = `${site.ORIGIN}/unsubscribe/${search.token}`;
  const count = plural(ads.length, 'new ad');
  return composeMail(site, {
    to: search,
    subject: `${count}: ${search.name}`,
    parts: [
      `New for your search “${search.name}”:`,
      { ads: ads.map((ad) => cardToMailAd(ad, site)) },
      {
        button: 'See them all',
        url: `${site.ORIGIN}/all-ads${search.query === '' ? '' : `?${search.query}`}`,
      },
      { safety: `Pay only in ways that protect you; what these are is at ${site.ORIGIN}/website-safety/` },
    ],
    because: 'you saved this search and asked to hear of new ads.',
    fewer: { label: 'Stop e-mails for this search', url: end },
    oneClick: end,
  });
}

import type { Mail } from '#platform/mail/mailer.ts';
import { formatMoney } from '#rules/money/money.ts';
import { plural } from '#rules/text/plural.ts';
import type { AdCard } from '../ads/ad-view.ts';
import { composeMail } from '../mails/compose-mail.ts';
import type { MailSite } from '../mails/mail-parts.ts';
import { cardToMailAd } from '../mails/to-mail-ad.ts';
import type { Saver } from './drop/drop-store.ts';
import type { Follower } from './follow/follow-store.ts';
import type { Waiting } from './free/free-store.ts';

/** An ad that somebody saved costs less than they know. */
export function priceDropMail(saver: Saver, ad: AdCard, site: MailSite): Mail {
  const now = formatMoney({ amount: ad.price ?? 0, currency: ad.currency });
  return composeMail(site, {
    to: saver,
    subject: `Now ${now}: ${ad.title}`,
    parts: [
      'Hair you saved is now cheaper.',
      { ads: [cardToMailAd(ad, site)] },
      {
        rows: [
          ['Now', now],
          ['Before', formatMoney({ amount: saver.price, currency: ad.currency })],
        ],
      },
      { button: 'Look at the ad', url: `${site.ORIGIN}${ad.url}` },
      safetyLine(site),
    ],
    because: 'you saved this ad.',
    fewer: chooseMails(site),
  });
}

/** Hair that was kept for somebody else is on sale again. */
export function freeAgainMail(waiting: Waiting, ad: AdCard, site: MailSite): Mail {
  return composeMail(site, {
    to: waiting,
    subject: `Free again: ${ad.title}`,
    parts: [
      'Hair you wait for is free again. It is for whoever agrees with the seller first.',
      { ads: [cardToMailAd(ad, site)] },
      { button: 'Make an offer', url: `${site.ORIGIN}${ad.url}` },
      safetyLine(site),
    ],
    because: 'you asked us to tell you, once.',
    fewer: chooseMails(site),
  });
}

/** A seller whom somebody follows has posted hair. */
export function followedSellerMail(
  follower: Follower,
  { seller, ads }: { seller: { id: string; username: string }; ads: readonly AdCard[] },
  site: MailSite,
): Mail {
  return composeMail(site, {
    to: follower,
    subject: `${plural(ads.length, 'new ad')} from ${seller.username}`,
    parts: [
      `${seller.username}, whom you follow, has new hair for sale:`,
      { ads: ads.map((ad) => cardToMailAd(ad, site)) },
      { button: `See all hair from ${seller.username}`, url: `${site.ORIGIN}/sellers/${seller.id}` },
      safetyLine(site),
    ],
    because: `you follow ${seller.username}.`,
    fewer: chooseMails(site),
  });
}

const safetyLine = (site: MailSite) => ({
  safety: `Pay only in ways that protect you; what these are is at ${site.ORIGIN}/website-safety/`,
});

const chooseMails = (site: MailSite) => ({
  label: 'Choose your e-mails',
  url: `${site.ORIGIN}/messages/settings`,
});

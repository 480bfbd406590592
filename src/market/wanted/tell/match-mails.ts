import type { Mail } from '#platform/mail/mailer.ts';
import { notificationSentence } from '#rules/messages/notification-words.ts';
import { describeWanted, wantedSlug, wantedUrl } from '#rules/wanted/wanted-title.ts';
import type { AdCard } from '../../ads/ad-view.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import type { MailAd, MailPart, MailReader, MailSite } from '../../mails/mail-parts.ts';
import { cardToMailAd } from '../../mails/to-mail-ad.ts';

type Asked = Parameters<typeof describeWanted>[0] & { id: string };
/** An ad and the request it fits. */
export type ToldMatch = { ad: AdCard; asked: Asked };

type Letter = {
  to: MailReader;
  /** Ads for requests of theirs, and requests for ads of theirs; together as many as a letter holds. */
  hair: readonly ToldMatch[];
  requests: readonly ToldMatch[];
  /** How many there are in all. */
  count: number;
  /** 'your ads', 'your request'. */
  what: string;
  token: string;
};

/** What was found for somebody in a day, both ways in one letter. The headers let a mail programme stop them with one click. */
export function matchesMail({ to, hair, requests, count, what, token }: Letter, site: MailSite): Mail {
  const end = `${site.ORIGIN}/unsubscribe/${token}`;
  const more = count - hair.length - requests.length;
  return composeMail(site, {
    to,
    subject: notificationSentence('match', { title: what }, count),
    parts: [
      ...sayHair(hair, site),
      ...sayRequests(requests, site),
      ...(more > 0 ? [`And ${more} more.`] : []),
      requests.length > 0
        ? { button: 'See who wants your hair', url: `${site.ORIGIN}${WHO_WANTS}` }
        : { button: 'See your requests', url: `${site.ORIGIN}${MY_REQUESTS}` },
      { safety: `Pay only in ways that protect you; what these are is at ${site.ORIGIN}/website-safety/` },
    ],
    because: 'you sell hair or are looking for some here. We write once a day at most.',
    fewer: { label: 'Stop these e-mails', url: end },
    oneClick: end,
  });
}

/** Where somebody finds all of them. */
export const WHO_WANTS = '/wanted/mine/ads';
export const MY_REQUESTS = '/wanted/mine';

function sayHair(hair: readonly ToldMatch[], site: MailSite): MailPart[] {
  if (hair.length === 0) return [];
  const ads = hair.map(({ ad, asked }): MailAd => {
    const shown = cardToMailAd(ad, site);
    return { ...shown, note: `${shown.note}. You are looking for ${describeWanted(asked)}` };
  });
  return ['Hair that fits what you are looking for:', { ads }];
}

function sayRequests(requests: readonly ToldMatch[], site: MailSite): MailPart[] {
  if (requests.length === 0) return [];
  const ads = requests.map(({ ad, asked }): MailAd => ({
    ...cardToMailAd(ad, site),
    title: `Wanted: ${describeWanted(asked)}`,
    url: `${site.ORIGIN}${wantedUrl(asked.id, wantedSlug(asked))}`,
    // On one line, whatever is in it.
    note: `Your ad fits: ${ad.title.replaceAll(/\s+/g, ' ')}`,
  }));
  return ['Somebody is looking for hair like yours:', { ads }];
}

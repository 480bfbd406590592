import type { AdCard } from '#market/ads/ad-view.ts';
import type { MailReader, MailSite } from '#market/mails/mail-parts.ts';
import { matchesMail } from '#market/wanted/tell/match-mails.ts';

const ASKED = {
  id: 'wanted-1',
  shortest: 36,
  longest: 44,
  colours: ['black'],
  textures: ['wavy'],
  treatments: ['virgin'],
  ethnicities: [],
  grams: 150,
} as const;

/** What fits, one way, the other, and both. */
export function everyMatchMail(to: MailReader, ad: AdCard, site: MailSite) {
  const told = [{ ad, asked: ASKED }];
  const common = { to, what: 'your ads and requests', token: 'a-token' };
  return [
    matchesMail({ ...common, hair: told, requests: told, count: 12 }, site),
    matchesMail({ ...common, hair: told, requests: [], count: 1 }, site),
    matchesMail({ ...common, hair: [], requests: told, count: 1 }, site),
  ];
}

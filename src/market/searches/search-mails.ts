import type { Mail } from '#platform/mailer.ts';
import type { AdCard } from '#rules/ad-views.ts';
import { formatMoney } from '#rules/money.ts';
import type { DueSearch } from './search-store.ts';

type Site = { BRAND_NAME: string; ORIGIN: string };

/** New ads for a kept search. The headers let a mail programme end the letters with one click. */
export function newAdsMail(search: DueSearch, ads: readonly AdCard[], site: Site): Mail {
  const end = `${site.ORIGIN}/unsubscribe/${search.token}`;
  const count = ads.length === 1 ? '1 new ad' : `${ads.length} new ads`;
  return {
    to: search.email,
    subject: `${count}: ${search.name}`,
    text: [
      `New for your search “${search.name}”:`,
      ...ads.map((ad) => `${ad.title}${priceOf(ad)}\n${site.ORIGIN}${ad.url}`),
      `See them all: ${site.ORIGIN}/all-ads${search.query === '' ? '' : `?${search.query}`}`,
      `Pay only in ways that protect you; what these are is at ${site.ORIGIN}/website-safety/`,
      `No more of these letters: ${end}`,
      `The ${site.BRAND_NAME} team`,
    ].join('\n\n'),
    headers: { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

const priceOf = ({ price, currency }: AdCard) =>
  price === null ? '' : `, ${formatMoney({ amount: price, currency })}`;

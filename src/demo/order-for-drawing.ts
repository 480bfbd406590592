import type { DemoAd } from './ads/demo-ads.ts';

/** As many as the home page and the first page of a list show. */
const LIVE_FIRST = 30;
const SOLD_FIRST = 5;

/**
 * The order in which ads are drawn: what the home page shows, then the rest of what is for sale, then everything else.
 * The same market always gives the same order, by which it is known how far an interrupted drawing had come.
 */
export function orderForDrawing(ads: readonly DemoAd[]): DemoAd[] {
  const featured = ads.filter(({ featuredUntil }) => featuredUntil !== null);
  const live = newestFirst(ads, 'live', ({ publishedAt }) => publishedAt);
  const sold = newestFirst(ads, 'sold', ({ soldAt }) => soldAt);
  return [
    ...new Set([
      ...featured,
      ...live.slice(0, LIVE_FIRST),
      ...sold.slice(0, SOLD_FIRST),
      ...live,
      ...sold,
      ...ads,
    ]),
  ];
}

function newestFirst(
  ads: readonly DemoAd[],
  status: DemoAd['status'],
  since: (ad: DemoAd) => Date | null,
): DemoAd[] {
  return ads
    .filter((ad) => ad.status === status)
    .toSorted((one, other) => (since(other)?.getTime() ?? 0) - (since(one)?.getTime() ?? 0));
}

import type { Market } from '#market/market.ts';
import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { can } from '#rules/permissions.ts';
import { MINOR_UNITS } from '#rules/money/money.ts';
import { describeOffer } from '#rules/offers/describe-offer.ts';
import { toDay } from '#rules/time.ts';
import { lengthWords } from '../../../ads/describe-ad.ts';
import { showDate } from '../../../ui/dates.ts';
import { adFileFacts } from './ad-file-facts.ts';
import { toShownPhoto } from './ad-photos.tsx';

type AdFile = Awaited<ReturnType<Market['staff']['adFile']>>;
type Waiting = Awaited<ReturnType<Market['review']['queue']>>[number];

/** An ad that waits, as its card in the queue shows it. */
export type ReviewedAd = ReturnType<typeof toReviewedAd>;

export const toReviewedAd = ({ ad, waitingSince, ...file }: Waiting) => ({
  id: ad.id,
  number: ad.number,
  version: ad.version,
  title: ad.title,
  description: ad.description,
  photos: ad.photos.map(toShownPhoto),
  facts: adFileFacts({ ...NAMELESS, ...file, ad }),
  waitsSince: toDay(waitingSince),
});

const NAMELESS = { enteredBy: null, enteredById: null, consent: null, measured: null, offers: [] };

/** An ad as its page for staff shows it. */
export type StaffAdFile = ReturnType<typeof toAdFile>;

export const toAdFile = ({ steps, ...file }: AdFile, viewer: Market['viewer']) => ({
  title: file.ad.title,
  status: file.ad.status,
  version: file.ad.version,
  description: file.ad.description,
  page: file.ad.publishedAt && file.ad.url,
  isHeld: file.ad.held !== null,
  holds: file.ad.holds,
  allowed: file.ad.allowed,
  isFeatured: file.ad.featured,
  featuredUntil: file.ad.featured ? file.ad.featuredUntil && toDay(file.ad.featuredUntil) : null,
  photos: file.ad.photos.map(toShownPhoto),
  facts: adFileFacts(file),
  edited: toEdited(file.ad),
  length: file.ad.lengthMm === null ? null : lengthWords({ lengthMm: file.ad.lengthMm }),
  isOwnEntry: file.enteredById !== null && file.enteredById === viewer?.id,
  canReview: can(viewer, 'review this ad', { sellerId: file.seller.id, enteredBy: file.enteredById }),
  measured: file.measured && describeMeasured(file.measured),
  offers: file.offers.map(({ id, by, to, createdAt, ...offer }) => ({
    id,
    words: describeOffer(offer),
    by,
    to,
    createdAt,
  })),
  steps: steps.map(({ at, to, by, reason }) => ({ at, to, by, reason })),
});

const describeMeasured = ({ by, at }: NonNullable<AdFile['measured']>): string =>
  by === null
    ? `Three good sales of this seller speak for it, since ${showDate(at)}.`
    : `Confirmed by ${by} on ${showDate(at)}.`;

/** What staff can change of it; null where it is over. */
function toEdited({ status, currency, price, length, weight }: OwnAd) {
  if (['sold', 'deleted', 'rejected'].includes(status)) return null;
  return {
    currency,
    price: price === null ? '' : String(price / MINOR_UNITS),
    length: length ?? '',
    weight: weight ?? '',
  };
}

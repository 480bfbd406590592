import type { OwnAdCard } from '#market/ads/mine/own-ad-view.ts';
import type { AdLight } from '#market/sales/show/sale-view.ts';
import type { SellerPaidCheck } from '#market/payments/order-view.ts';
import { toDay } from '#rules/time.ts';

/** An ad of one's own as the list shows it. */
export type MyAd = ReturnType<typeof toMyAd>;

/** What the light says of it, where it is in a protected sale. */
type Lit = { saleId: string; light: Pick<AdLight['light'], 'colour' | 'words'> };

type Around = {
  lights: readonly AdLight[];
  wantedBy: ReadonlyMap<string, number>;
  hasFeatured: boolean;
};

export const toMyAd = (ad: OwnAdCard, { lights, wantedBy, hasFeatured }: Around) => ({
  /** Whether the plan gives a featured place at all. */
  mayFeature: hasFeatured,
  /** How many people want hair like it. */
  wantedBy: wantedBy.get(ad.id) ?? 0,
  lit: toLit(lights.find(({ adId }) => adId === ad.id)),
  id: ad.id,
  number: ad.number,
  version: ad.version,
  title: ad.title,
  status: ad.status,
  held: ad.held,
  /** Its own page, once it was published. */
  page: ad.publishedAt === null ? null : ad.url,
  photo: ad.photo?.urls.small ?? null,
  colour: ad.colour,
  grams: ad.grams,
  gramsEstimated: ad.gramsEstimated,
  price: ad.price,
  soldPrice: ad.soldPrice,
  currency: ad.currency,
  expiresOn: ad.expiresAt && toDay(ad.expiresAt),
  soldOn: ad.soldAt && toDay(ad.soldAt),
  featuredUntil: ad.featured && ad.featuredUntil ? toDay(ad.featuredUntil) : null,
  figures: ad.figures,
  openOffers: ad.openOffers,
  isPaid: ad.isPaid,
  reservedUntil: ad.reservedUntil && toDay(ad.reservedUntil),
  allowed: ad.allowed,
  askers: ad.askers.map(({ conversationId, username, isBuyer }) => ({ conversationId, username, isBuyer })),
  /** The sale that can still be rated, and to whom it was. */
  toRate: ad.askers
    .filter(({ isBuyer }) => isBuyer)
    .flatMap(({ saleToRate, username }) => (saleToRate === null ? [] : [{ saleId: saleToRate, username }])),
});

const toLit = (found: AdLight | undefined): Lit | null =>
  found ? { saleId: found.saleId, light: { colour: found.light.colour, words: found.light.words } } : null;

/** Which plan runs, as a line above the list says it. */
export type ShownPlan = ReturnType<typeof toShownPlan>;

export const toShownPlan = ({
  plan,
  expiresAt,
  liveAds,
  liveAdLimit,
  featuredAds,
  featuredAdLimit,
  hasCsvUpload,
  reason,
}: SellerPaidCheck) => ({
  name: plan,
  expiresAt,
  liveAds,
  liveAdLimit,
  featuredAds,
  featuredAdLimit,
  hasCsvUpload,
  reason,
});

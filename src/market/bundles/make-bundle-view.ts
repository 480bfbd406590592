import { adUrl } from '#rules/ads/title.ts';
import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import type { CountedHank } from '#rules/bundles/search/found-bundles.ts';
import { type Currency, convertMoney, type Money, type Rates } from '#rules/money/money.ts';
import { photoView } from '../ads/make-ad-view.ts';
import type { HankView, ProposalView } from './bundle-view.ts';
import type { ShownRow } from './hank-store.ts';
import { toHank } from './to-hank.ts';

/** In whose money sums are shown. */
export type Shown = { currency: Currency; rates: Rates };

export function hankView(row: ShownRow, counted: number, { currency, rates }: Shown): HankView {
  const price: Money = { amount: row.price ?? 0, currency: row.currency };
  const { halfInches, shortest, grams, isWeighed, colour, texture, treatment, ethnicity, cutState } =
    toHank(row);
  return {
    ad: {
      id: row.id,
      url: adUrl(row.id, row.slug),
      title: row.title,
      photo: row.photo && smallPhoto(row.photo),
      price,
      openToOffers: row.open_to_offers,
      seller: row.seller,
      sellerId: row.seller_id,
      country: row.country,
      town: row.town,
    },
    halfInches,
    shortest,
    grams,
    isWeighed,
    colour,
    texture,
    treatment,
    ethnicity,
    cutState,
    counted,
    price: convertMoney(price, currency, rates),
  };
}

function smallPhoto(row: NonNullable<ShownRow['photo']>) {
  const { urls, avif, thumbhash } = photoView(row);
  return { webp: urls.small, avif: avif?.small ?? null, thumbhash };
}

/** A set as it is shown, and what it costs with a parcel for each hank. */
export function proposalView(
  { members, counted, mismatch }: { members: readonly CountedHank[]; counted: number; mismatch: number },
  rows: ReadonlyMap<string, ShownRow>,
  { need, ...shown }: Shown & { need: BundleNeed },
): ProposalView | undefined {
  const found = members.map(({ hank }) => rows.get(hank.id));
  if (!found.every((row) => row !== undefined)) return undefined;
  const hanks = members.map((member, place) => hankView(found[place] as ShownRow, member.counted, shown));
  return { members: hanks, counted, mismatch, ...sumUp(hanks, need, shown) };
}

/** What hanks cost together in the reader's money. */
export function sumUp(hanks: readonly HankView[], need: BundleNeed, { currency, rates }: Shown) {
  const parcel = convertMoney(need.parcel, currency, rates).amount;
  const hair = hanks.reduce((sum, { price }) => sum + price.amount, 0);
  const sellers = Map.groupBy(hanks, ({ ad }) => ad.seller);
  return {
    hair: { amount: hair, currency },
    parcels: { amount: parcel * hanks.length, currency },
    total: { amount: hair + parcel * hanks.length, currency },
    sellersOfSeveral: [...sellers].flatMap(([seller, theirs]) => (theirs.length > 1 ? [seller] : [])),
  };
}

/** Lists of a need may be written to; those of the rules are not. */
export const needView = (need: BundleNeed) => ({
  ...need,
  colours: [...need.colours],
  textures: [...need.textures],
  treatments: [...need.treatments],
  ethnicities: [...need.ethnicities],
});

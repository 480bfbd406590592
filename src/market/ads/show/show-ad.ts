import { PRIVATE_STATUSES } from '#rules/ads/state.ts';
import type { HoldKind } from '#rules/moderation/holds.ts';
import type { AdCard, AdDetails, PriceBefore, SellerCard } from '../ad-view.ts';
import { can } from '#rules/permissions.ts';
import { findTrader } from '../../traders/find-trader.ts';
import type { Context } from '../../context.ts';
import { findMeasuring } from '../../measuring/find-measuring.ts';
import { listOfSeller, listSimilar } from '../find/card-store.ts';
import { adCard, adDetails, sellerCard } from '../make-ad-view.ts';
import type { SubmittedAd } from '../ad-rows-store.ts';
import { findSellerRow, findSubmittedAd, listPhotos } from '../ad-store.ts';
import { findWholeDraft } from './find-whole-draft.ts';
import { listPricesBefore } from './price-change-store.ts';

/** An ad as this viewer finds it. `gone`: it was removed or something holds it, here is what comes near. */
type ShownAd =
  | {
      kind: 'shown';
      ad: AdDetails;
      /** By what it is hidden from everybody else. */
      held: HoldKind | null;
      seller: SellerCard;
      similar: AdCard[];
      /** What else this seller has for sale. */
      others: AdCard[];
      pricesBefore: PriceBefore[];
    }
  | { kind: 'gone'; mayComeBack: boolean; similar: AdCard[] };

const SIMILAR = 8;
const OTHERS = 4;
const PRICES_BEFORE = 10;

/**
 * One ad with its seller and similar ads. What is in review, was rejected or is held is there for its owner and staff
 * alone, and a draft for whoever keeps it.
 */
export async function showAd(ctx: Context, adId: string): Promise<ShownAd | undefined> {
  const now = ctx.now();
  const ad = (await findSubmittedAd(ctx.db, adId)) ?? (await findWholeDraft(ctx, adId));
  if (!ad || (PRIVATE_STATUSES.includes(ad.status) && !mayLookAhead(ctx, ad))) return undefined;

  const similar = (await listSimilar(ctx.db, { ad, now, limit: SIMILAR })).map((row) => adCard(row, now));
  const isHidden = ad.held !== null && !mayLookAhead(ctx, ad);
  if (ad.status === 'deleted' || isHidden)
    return { kind: 'gone', mayComeBack: ad.status !== 'deleted' && ad.held !== 'removal', similar };

  const [photos, seller, trader, theirs, pricesBefore, measuring] = await Promise.all([
    listPhotos(ctx.db, ad.id),
    findSellerRow(ctx.db, ad.seller_id, now),
    findTrader(ctx.db, ad.seller_id),
    listOfSeller(ctx.db, { sellerId: ad.seller_id, status: 'live', now, limit: OTHERS + 1 }),
    listPricesBefore(ctx.db, ad.id, PRICES_BEFORE),
    ad.measured ? findMeasuring(ctx.db, ad.id) : null,
  ]);
  const others = theirs.filter(({ id }) => id !== ad.id).slice(0, OTHERS);
  return {
    kind: 'shown',
    held: ad.held,
    ad: adDetails(ad, photos, now, measuring),
    seller: sellerCard(seller, trader),
    similar,
    others: others.map((row) => adCard(row, now)),
    pricesBefore,
  };
}

const mayLookAhead = ({ viewer }: Context, ad: SubmittedAd) =>
  can(viewer, 'see this ad before it is published', { sellerId: ad.seller_id });

import { PRIVATE_STATUSES } from '#rules/ads/state.ts';
import type { HoldKind } from '#rules/moderation/holds.ts';
import type { AdCard, AdDetails, PriceBefore, SellerCard } from '../ad-view.ts';
import { can } from '#rules/permissions.ts';
import type { FairPrice } from '#rules/prices/fair-price.ts';
import type { Context } from '../../context.ts';
import { isFarBelowTable, judgeAmong } from '../../prices/judge-ad-price.ts';
import { salesWindow } from '../../prices/sales/sales-window.ts';
import { adCard, adDetails, sellerCard } from '../make-ad-view.ts';
import { type AdPage, findAdPage } from './ad-page-store.ts';
import { findWholeDraft } from './find-whole-draft.ts';

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
      /** Where its price lies among what hair like it was sold for; undefined where too little was sold to say. */
      fair: FairPrice | undefined;
      /** Where too little was sold: its price is far below what such hair fetches by the price table. */
      isFarBelow: boolean;
    }
  | { kind: 'gone'; mayComeBack: boolean; similar: AdCard[] };

/**
 * One ad with its seller and similar ads. What is in review, was rejected or is held is there for its owner and staff
 * alone, and a draft for whoever keeps it.
 */
export async function showAd(ctx: Context, adId: string): Promise<ShownAd | undefined> {
  const now = ctx.now();
  const page = await findAdPage(ctx.db, adId, { ...salesWindow(ctx), now });
  const ad = page && isSubmitted(page) ? page : await findWholeDraft(ctx, adId);
  if (!page || !ad || (PRIVATE_STATUSES.includes(ad.status) && !mayLookAhead(ctx, ad))) return undefined;

  const similar = page.similar.map((row) => adCard(row, now));
  const isHidden = ad.held !== null && !mayLookAhead(ctx, ad);
  if (ad.status === 'deleted' || isHidden)
    return { kind: 'gone', mayComeBack: ad.status !== 'deleted' && ad.held !== 'removal', similar };

  const details = adDetails(ad, page.photos, now, ad.measured ? page.measuring : null);
  const fair = await judgeAmong(ctx, details, page.alike);
  return {
    kind: 'shown',
    held: ad.held,
    ad: details,
    seller: sellerCard(page.seller, page.trader),
    similar,
    others: page.others.map((row) => adCard(row, now)),
    pricesBefore: page.pricesBefore,
    fair,
    isFarBelow: !fair && ad.status === 'live' && (await isFarBelowTable(ctx, details)),
  };
}

/** An ad with all its facts: drafts, also removed ones, may lack some. */
const isSubmitted = ({ status, published_at }: AdPage): boolean =>
  (status !== 'draft' && status !== 'deleted') || published_at !== null;

const mayLookAhead = ({ viewer }: Context, ad: { seller_id: string }) =>
  can(viewer, 'see this ad before it is published', { sellerId: ad.seller_id });

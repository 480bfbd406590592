import { isRefusal } from '#rules/refusal.ts';
import { protectionFor } from '#rules/sales/protection.ts';
import { findOwnOffer } from '../../agreements/open-offer.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { findCountry } from '../../people/find-country.ts';
import { readRates } from '../../prices/read-rates.ts';
import { ensureSaleMoney, toTerms } from './make-terms.ts';
import type { SuggestedTerms } from './suggested-terms-view.ts';
import { findAdForSale } from './terms-store.ts';

/**
 * What the seller's yes would fix if she says no more: her form begins with it. Null where there would be no protected
 * sale, or where the yes itself would say why not.
 */
export async function suggestTerms(ctx: Context, offerId: string): Promise<SuggestedTerms | null> {
  const account = ensure(ctx.viewer, 'answer this offer');
  const offer = await findOwnOffer(ctx.db, account, offerId, ctx.now());
  if (offer.seller_id !== account.id) return null;
  const ad = await findAdForSale(ctx.db, offer.ad_id);
  const country = await findCountry(ctx.db, offer.buyer_id);
  const from = ad.country ?? (await findCountry(ctx.db, offer.seller_id));
  const { isPossible } = protectionFor(
    { currency: ad.currency ?? 'USD' },
    { country },
    { country: from },
    ctx.saleSettings,
  );
  if (!isPossible) return null;
  try {
    const price = ensureSaleMoney({ amount: offer.amount, currency: offer.currency }, from);
    const { postage, shipDays, leastGrams, leastLengthMm } = toTerms(
      ad,
      price,
      { country, rates: await readRates(ctx) },
      {},
    );
    return { price, postage, shipDays, leastGrams, leastLengthMm, isFromIndia: from === 'IN' };
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

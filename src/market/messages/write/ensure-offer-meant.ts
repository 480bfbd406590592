import { farOffQuestion, isFarOff } from '#rules/prices/far-off.ts';
import { Refusal } from '#rules/refusal.ts';
import { findWorth } from '../../prices/estimate-ad-price.ts';
import type { Context } from '../../context.ts';
import type { ConversationRow } from '../conversation-store.ts';

/** An offer that is far from what such hair fetches is asked once more before anybody reads it. */
export async function ensureOfferMeant(
  ctx: Context,
  { ad_id, currency, price }: ConversationRow,
  offer: number,
): Promise<void> {
  const asked = price === null ? undefined : { amount: price, currency };
  const worth = (await findWorth(ctx, ad_id, currency)) ?? asked;
  if (worth === undefined || !isFarOff(offer, worth.amount)) return;
  throw new Refusal('invalid', 'Please look at your offer once more.', {
    offerConfirmed: [farOffQuestion('You offer', { amount: offer, currency }, worth)],
  });
}

import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { ensureAddressMay } from '../limits/ensure-within-limits.ts';
import { findAd } from './own-ad-store.ts';
import { findTyped, insertTyped, removeTypedBefore, type Typed } from './typed-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_BYTES = 16_000;

/** Keeps for a day what somebody sent of an ad after their session had ended, and says under which name. */
export async function keepTyped(
  ctx: Context,
  { adId, fields }: { adId: string; fields: Typed },
): Promise<string | null> {
  await ensureAddressMay(ctx, 'draft');
  const text = JSON.stringify(fields).replaceAll('\\u0000', '').toWellFormed();
  if (Buffer.byteLength(text) > MOST_BYTES) return null;
  return ctx.write(async ({ db }) => {
    await removeTypedBefore(db, new Date(ctx.now().getTime() - DAY_MS));
    const ad = await findAd(db, adId);
    return ad ? insertTyped(db, { adId: ad.id, fields: JSON.parse(text) as Typed, now: ctx.now() }) : null;
  });
}

/** What was kept for an ad of one's own; null once the day is over. */
export async function showTyped(
  ctx: Context,
  { adId, typedId }: { adId: string; typedId: string },
): Promise<Typed | null> {
  const account = ensure(ctx.viewer, 'post an ad');
  const ad = await findAd(ctx.db, adId);
  if (!ad) throw new Refusal('not-found', 'There is no such ad.');
  ensure(account, 'change this ad', { sellerId: ad.seller_id, enteredBy: ad.entered_by });
  return (await findTyped(ctx.db, typedId, ad.id)) ?? null;
}

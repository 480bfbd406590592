import { RETENTION } from '#rules/retention/retention.ts';
import { ensure, ensureMayLook } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { ensureAddressMay } from '../../rate-limits/ensure-within-limits.ts';
import { findAd } from '../own-ad-store.ts';
import { findTyped, insertTyped, removeTypedBefore, type Typed } from './typed-store.ts';
import { DAY_MS, DAY_SECONDS } from '#rules/time.ts';

const MAX_TYPED_BYTES = 16_000;

/**
 * Keeps for a day what somebody sent of an ad after their session had ended, and says under which name. The browser
 * remembers the name: a link with somebody else's typing shows nothing.
 */
export async function keepTyped(
  ctx: Context,
  { adId, fields }: { adId: string; fields: Typed },
): Promise<string | null> {
  await ensureAddressMay(ctx, 'draft');
  const text = JSON.stringify(withoutUnagreed(fields)).replaceAll('\\u0000', '').toWellFormed();
  if (Buffer.byteLength(text) > MAX_TYPED_BYTES) return null;
  const typedId = await ctx.write(async ({ db }) => {
    await removeTypedBefore(db, new Date(ctx.now().getTime() - RETENTION.unfinished * DAY_MS));
    const ad = await findAd(db, adId);
    return ad ? insertTyped(db, { adId: ad.id, fields: JSON.parse(text) as Typed, now: ctx.now() }) : null;
  });
  if (typedId !== null) ctx.browser.cookies.set('typed', { value: typedId, seconds: DAY_SECONDS });
  return typedId;
}

/** The hair type tells of somebody's origin: without their consent it is stored nowhere, not even for a day. */
function withoutUnagreed({ ethnicity, ...fields }: Typed): Typed {
  const isAgreed = fields['ethnicityConsent']?.includes('yes') ?? false;
  return isAgreed && ethnicity ? { ...fields, ethnicity } : fields;
}

/** What was typed in this browser for an ad of one's own; null once the day is over. */
export async function showTyped(
  ctx: Context,
  { adId, typedId }: { adId: string; typedId: string },
): Promise<Typed | null> {
  const account = ensure(ctx.viewer, 'post an ad');
  const ad = await findAd(ctx.db, adId);
  if (!ad) throw new Refusal('not-found', 'There is no such ad.');
  ensureMayLook(account, 'change this ad', { sellerId: ad.seller_id, enteredBy: ad.entered_by });
  if (ctx.browser.typed !== typedId) return null;
  return (await findTyped(ctx.db, typedId, ad.id)) ?? null;
}

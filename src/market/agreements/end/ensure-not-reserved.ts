import type { Database } from '#platform/postgres/database.ts';
import { findTimeZone, formatSoonIn } from '#rules/countries/time-zones.ts';
import { isReserved } from '#rules/offers/offer-words.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { findReader } from '../tell/reader-store.ts';

type Kept = { seller_id: string; reserved_until: Date | null };

/** What is agreed stays as it was agreed: no other facts, no pause, no other buyer. */
export async function ensureNotReserved(ctx: Context, db: Database, ad: Kept): Promise<void> {
  if (!isReserved(ad, ctx.now())) return;
  const { country } = await findReader(db, ad.seller_id);
  const until = formatSoonIn(ad.reserved_until, findTimeZone(country));
  throw new Refusal('conflict', `This hair is reserved until ${until}. End the agreement first.`);
}

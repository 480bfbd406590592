import type { Database } from '#platform/postgres/database.ts';
import { findTimeZone, formatSoonIn } from '#rules/countries/time-zones.ts';
import { isReserved } from '#rules/offers/offer-words.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { isPaidFor } from '../paid-store.ts';
import { findReader } from '../tell/reader-store.ts';

type Kept = { seller_id: string; reserved_until: Date | null; reserved_offer: string | null };

/** What is agreed stays as it was agreed: no other facts, no pause, no other buyer. */
export async function ensureNotReserved(ctx: Context, db: Database, ad: Kept): Promise<void> {
  if (!isReserved(ad, ctx.now())) return;
  if (ad.reserved_offer !== null && (await isPaidFor(db, ad.reserved_offer)))
    throw new Refusal('conflict', 'Somebody is paying or has paid for this hair.');
  const { country } = await findReader(db, ad.seller_id);
  const until = formatSoonIn(ad.reserved_until, findTimeZone(country));
  throw new Refusal('conflict', `This hair is reserved until ${until}. End the agreement first.`);
}

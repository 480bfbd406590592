import type { Database } from '#platform/postgres/database.ts';
import { Refusal } from '#rules/refusal.ts';
import { isPaidFor } from '../paid-store.ts';

/** Where money is on its way or held, only the sale itself ends what was agreed on. */
export async function ensureNotPaid(db: Database, offerId: string): Promise<void> {
  if (await isPaidFor(db, offerId)) throw new Refusal('conflict', 'This is a protected sale. End it there.');
}

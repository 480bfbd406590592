import type { Database } from '#platform/postgres/database.ts';
import { Refusal } from '#rules/refusal.ts';
import { findBlocks } from '../block-store.ts';

/** Refuses words to somebody who wants none from this person, or from whom this person wants none. */
export async function ensureNotBlocked(db: Database, me: string, other: string): Promise<void> {
  const blocks = await findBlocks(db, me, other);
  if (blocks.byMe) throw new Refusal('not-allowed', 'You blocked this person. Unblock them first to write.');
  if (blocks.byThem) throw new Refusal('not-allowed', 'This person does not take messages from you.');
}

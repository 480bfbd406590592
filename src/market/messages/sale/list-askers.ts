import type { Database } from '#platform/postgres/database.ts';
import type { Asker } from './asker-view.ts';
import { openSince } from '#rules/ratings/rating-rules.ts';
import { findAskers } from './asker-store.ts';

/** Who wrote to a seller about these ads, by ad, the last one first: one of them may be the buyer. */
export const listAskers = (
  db: Database,
  sellerId: string,
  { adIds, now }: { adIds: readonly string[]; now: Date },
): Promise<Map<string, Asker[]>> => findAskers(db, sellerId, { adIds, soldSince: openSince(now) });

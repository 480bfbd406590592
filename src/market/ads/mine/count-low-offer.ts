import type { Database } from '#platform/postgres/database.ts';
import { toDay } from '#rules/time.ts';
import { addLowOffer } from './low-offer-store.ts';

/** An offer below the lowest that the seller looks at: its seller reads that it came, and nothing else of it. */
export const countLowOffer = (db: Database, adId: string, now: Date): Promise<void> =>
  addLowOffer(db, adId, toDay(now.toISOString()));

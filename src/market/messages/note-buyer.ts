import type { Database } from '#platform/database.ts';
import type { AdStatus } from '#rules/ad-state.ts';
import { Refusal } from '#rules/refusal.ts';
import { removeSoldTo, setSoldTo } from './asker-store.ts';

type Sale = { adId: string; status: AdStatus; conversationId: string | null; now: Date };

/** Remembers to whom an ad went, and forgets it when the ad is for sale again. */
export async function noteBuyer(db: Database, { adId, status, conversationId, now }: Sale): Promise<void> {
  if (status === 'live') return removeSoldTo(db, adId);
  if (status !== 'sold' || conversationId === null) return;
  if (!(await setSoldTo(db, { adId, conversationId, now })))
    throw new Refusal('invalid', 'Please check what you entered.', {
      conversationId: ['Choose somebody who wrote to you about this ad.'],
    });
}

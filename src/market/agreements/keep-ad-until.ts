import type { Unit } from '#platform/unit-of-work.ts';
import { setKeptUntil } from './agreement-store.ts';

/** How long an ad is kept for what was agreed on, where a sale with its own deadlines says so. */
export const keepAdUntil = ({ db }: Unit, offerId: string, until: Date): Promise<void> =>
  setKeptUntil(db, offerId, until);

import type { Unit } from '#platform/unit-of-work.ts';
import { setKeptUntil, setPaidUntil } from './paid-store.ts';

/** How long an ad is kept for what was agreed on, where a sale with its own deadlines says so. */
export const keepAdUntil = ({ db }: Unit, offerId: string, until: Date): Promise<void> =>
  setKeptUntil(db, offerId, until);

/** The same once it is paid: everybody may read so on the ad. */
export const keepPaidAdUntil = ({ db }: Unit, offerId: string, until: Date): Promise<void> =>
  setPaidUntil(db, offerId, until);

import type { Database } from '#platform/postgres/database.ts';
import { QUOTAS } from '#rules/limits.ts';
import { Refusal } from '#rules/refusal.ts';
import { lockPerson } from '../../people/lock-person.ts';
import { countUnused } from '../photo-store.ts';
import { HOUR_SECONDS } from '#rules/time.ts';

/** Refuses one more photo that is on no ad; the count holds until the write ends. */
export async function ensureUnusedFit(db: Database, ownerId: string): Promise<void> {
  await lockPerson(db, ownerId);
  await ensureFewUnused(db, ownerId);
}

/** The same at a glance, before a photo is taken in at all. */
export async function ensureFewUnused(db: Database, ownerId: string): Promise<void> {
  if ((await countUnused(db, ownerId)) < QUOTAS.unusedPhotos) return;
  throw new Refusal(
    'too-many',
    'You have many photos that are not on any ad. Use or remove some of them first.',
    {},
    { retryAfterSeconds: HOUR_SECONDS },
  );
}

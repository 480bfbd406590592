import type { Database } from '#platform/postgres/database.ts';
import { QUOTAS } from '#rules/limits.ts';
import { Refusal } from '#rules/refusal.ts';
import { lockPerson } from '../../people/lock-person.ts';
import { countDraftPhotos, countDrafts } from './draft-count-store.ts';

/** Refuses a draft that has just been begun when its seller keeps too many, with too many photos on them. */
export async function ensureDraftsFit(db: Database, sellerId: string): Promise<void> {
  await lockPerson(db, sellerId);
  if ((await countDrafts(db, sellerId)) > QUOTAS.drafts)
    throw new Refusal(
      'conflict',
      `You have ${QUOTAS.drafts} drafts. Publish or delete one of them, then start another.`,
    );
  await ensureDraftPhotosFit(db, sellerId);
}

/** Refuses photos that have just been put on a draft when there are too many on all of them. */
export async function ensureDraftPhotosFit(db: Database, sellerId: string): Promise<void> {
  await lockPerson(db, sellerId);
  if ((await countDraftPhotos(db, sellerId)) <= QUOTAS.photosOnDrafts) return;
  throw new Refusal(
    'conflict',
    `Your drafts hold ${QUOTAS.photosOnDrafts} photos already. Publish a draft or take some photos off first.`,
  );
}

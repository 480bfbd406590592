import type { Unit } from '#platform/unit-of-work.ts';
import { erasePersonalRows, NOTE } from './erase-store.ts';
import { listFileKeys, noteEndedTalks } from './leftover-store.ts';
import type { Person } from '../whose-store.ts';
import { CLEAR_PHOTO_FILES } from '../../photos/clear-photo-files.ts';

/** Erases what we keep about somebody, but for their ads and what stays for a reason. Files go by a job of this write. */
export async function erasePerson(unit: Unit, person: Person): Promise<void> {
  for (const key of await listFileKeys(unit.db, { uploaderId: person.id }))
    await unit.enqueue(CLEAR_PHOTO_FILES, { key });
  await erasePersonalRows(unit.db, person);
}

/** Nobody is left who could read what two people wrote to each other, once both are purged. */
export const endTalks = ({ db }: Unit, accountId: string): Promise<void> =>
  noteEndedTalks(db, accountId, NOTE);

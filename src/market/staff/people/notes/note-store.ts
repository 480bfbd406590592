import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';

type NewNote = { accountId: string; authorId: string; note: string; now: Date };

export async function insertNote(db: Database, { accountId, authorId, note, now }: NewNote): Promise<string> {
  const { id } = await db
    .insertInto('person_notes')
    .values({ account_id: accountId, author_id: authorId, note, written_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The newest note about somebody. */
export async function findNewestNote(db: Database, accountId: string) {
  return db
    .selectFrom('person_notes')
    .select(['id', 'author_id', 'note'])
    .where('account_id', '=', accountId)
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** The notes about somebody, the newest first. */
export async function listNoteRows(db: Database, accountId: string) {
  return db
    .selectFrom('person_notes')
    .innerJoin('accounts as author', 'author.id', 'author_id')
    .select(['person_notes.id', 'note', 'author.username as by', 'author_id', 'written_at'])
    .where('account_id', '=', accountId)
    .orderBy('written_at', 'desc')
    .orderBy('person_notes.id', 'desc')
    .execute();
}

/** A note, held until the write ends. */
export async function lockNote(db: Database, id: string) {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('person_notes')
    .select(['id', 'account_id', 'author_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function removeNote(db: Database, id: string): Promise<void> {
  await db.deleteFrom('person_notes').where('id', '=', id).execute();
}

import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';
import type { ReadyAnswer } from '../case-view.ts';

type Written = Pick<ReadyAnswer, 'title' | 'text'> & { by: string; now: Date };

const ready = (db: Database) => db.selectFrom('ready_answers').select(['id', 'title', 'text', 'version']);

export const listReady = (db: Database): Promise<ReadyAnswer[]> =>
  ready(db).orderBy('title').orderBy('id').execute();

/** Held until the write ends, with who wrote it last. */
export async function lockReady(db: Database, id: string) {
  if (!isId(id)) return undefined;
  return ready(db)
    .select((answer) =>
      answer.selectFrom('accounts').select('username').whereRef('accounts.id', '=', 'updated_by').as('by'),
    )
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertReady(db: Database, { title, text, by, now }: Written): Promise<string> {
  const { id } = await db
    .insertInto('ready_answers')
    .values({ title, text, updated_by: by, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setReady(db: Database, id: string, { title, text, by, now }: Written): Promise<string> {
  await db
    .updateTable('ready_answers')
    .set({ title, text, updated_by: by, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  return id;
}

export async function removeReady(db: Database, id: string): Promise<void> {
  await db.deleteFrom('ready_answers').where('id', '=', id).execute();
}

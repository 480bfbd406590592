import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';

/** What was typed into a form, by field. */
export type Typed = Record<string, string[]>;

export async function insertTyped(
  db: Database,
  { adId, fields, now }: { adId: string; fields: Typed; now: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('typed_steps')
    .values({ ad_id: adId, fields: JSON.stringify(fields), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findTyped(db: Database, id: string, adId: string): Promise<Typed | undefined> {
  if (!isId(id) || !isId(adId)) return undefined;
  const row = await db
    .selectFrom('typed_steps')
    .select('fields')
    .where('id', '=', id)
    .where('ad_id', '=', adId)
    .executeTakeFirst();
  return row?.fields as Typed | undefined;
}

export async function removeTypedBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('typed_steps').where('created_at', '<', before).execute();
}

import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';

type Draft = { adId: string; text: string; offer: string; now: Date };

export async function insertMessageDraft(db: Database, { adId, text, offer, now }: Draft): Promise<string> {
  const { id } = await db
    .insertInto('message_drafts')
    .values({ ad_id: adId, text, offer, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findMessageDraft(db: Database, id: string) {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('message_drafts')
    .select(['ad_id', 'text', 'offer'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function removeDraftsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('message_drafts').where('created_at', '<', before).execute();
}

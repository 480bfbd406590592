import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

/** The keys of the files of an ad's photos, or of what somebody uploaded and put on no ad. */
export async function listFileKeys(
  db: Database,
  of: { uploaderId: string } | { adId: string },
): Promise<string[]> {
  const photos = db.selectFrom('photos').select('file_key');
  const rows =
    'adId' in of
      ? await photos.where('ad_id', '=', of.adId).execute()
      : await photos
          .where('owner_id', '=', of.uploaderId)
          .where('ad_id', 'is', null)
          // What is evidence in a sale stays as long as the sale's other evidence does.
          .where(sql<boolean>`not exists (select from sale_photos where photo_id = photos.id)`)
          .execute();
  return rows.map(({ file_key }) => file_key);
}

/** What stands in the place of messages between two people who are both gone. Those that were reported have their own limit. */
export async function noteEndedTalks(db: Database, accountId: string, note: string): Promise<void> {
  await sql`
    update messages set original_text = ${note}, shown_text = ${note}, offer_amount = null, offer_currency = null
    where conversation_id in (
      select conversations.id from conversations
      join accounts as buyer on buyer.id = buyer_id join accounts as seller on seller.id = seller_id
      where ${accountId} in (buyer_id, seller_id) and num_nulls(buyer.purged_at, seller.purged_at) = 0)
    and not exists (select from reports where reports.message_id = messages.id)`.execute(db);
}

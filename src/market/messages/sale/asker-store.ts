import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';
import type { Asker } from './asker-view.ts';

const MAX_ASKERS = 50;

/** Who wrote to a seller about these ads, by ad, the last one first. */
export async function findAskers(
  db: Database,
  sellerId: string,
  { adIds, soldSince }: { adIds: readonly string[]; soldSince: Date },
): Promise<Map<string, Asker[]>> {
  const askers = new Map<string, Asker[]>();
  if (adIds.length === 0) return askers;
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('accounts', 'accounts.id', 'conversations.buyer_id')
    .leftJoin('sales', (join) =>
      join
        .onRef('sales.conversation_id', '=', 'conversations.id')
        .on('sales.sold_at', '>=', soldSince)
        .on(sql<boolean>`not exists (select from ratings where sale_id = sales.id and by_id = ${sellerId})`),
    )
    .select(['conversations.id', 'conversations.ad_id', 'conversations.sold_at', 'accounts.username'])
    .select('sales.id as sale_id')
    .where('conversations.seller_id', '=', sellerId)
    .where('conversations.ad_id', 'in', adIds)
    .orderBy('conversations.last_message_at', 'desc')
    .execute();
  for (const { id, ad_id, sold_at, username, sale_id } of rows) {
    const ofAd = askers.get(ad_id) ?? [];
    if (ofAd.length < MAX_ASKERS || sold_at !== null)
      ofAd.push({ conversationId: id, username, isBuyer: sold_at !== null, saleToRate: sale_id });
    askers.set(ad_id, ofAd);
  }
  return askers;
}

type Sale = { adId: string; conversationId: string; now: Date };

/** Notes which conversation led to the sale, and says who bought from whom; undefined if it is about another ad. */
export async function setSoldTo(
  db: Database,
  { adId, conversationId, now }: Sale,
): Promise<{ buyerId: string; sellerId: string } | undefined> {
  if (!isId(conversationId)) return undefined;
  return db
    .updateTable('conversations')
    .set({ sold_at: now })
    .where('id', '=', conversationId)
    .where('ad_id', '=', adId)
    .returning(['buyer_id as buyerId', 'seller_id as sellerId'])
    .executeTakeFirst();
}

export async function removeSoldTo(db: Database, adId: string): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ sold_at: null })
    .where('ad_id', '=', adId)
    .where('sold_at', 'is not', null)
    .execute();
}

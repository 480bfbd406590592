import type { Database } from '#platform/postgres/database.ts';
import { insertConversation } from '../messages/demo-messages-store.ts';
import type { DemoRating, DemoSale } from './demo-sales.ts';

type Ids = ReadonlyMap<string, string>;

/** Puts in that somebody bought an ad, and what the two said of each other. */
export async function insertDemoSale(db: Database, sale: DemoSale, people: Ids, ads: Ids): Promise<void> {
  const { talk, soldAt, price, currency, ratings } = sale;
  const sides = {
    ad_id: ads.get(talk.adKey) ?? '',
    buyer_id: people.get(talk.buyerKey) ?? '',
    seller_id: people.get(talk.sellerKey) ?? '',
  };
  const found = await findConversation(db, sides);
  if (!found) await insertConversation(db, talk, people, ads);
  const conversation_id = found ?? (await findConversation(db, sides)) ?? '';
  await db.updateTable('conversations').set({ sold_at: soldAt }).where('id', '=', conversation_id).execute();
  const { id } = await db
    .insertInto('sales')
    .values({ ...sides, conversation_id, sold_at: soldAt, price, currency })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (ratings.length > 0)
    await db
      .insertInto('ratings')
      .values(ratings.map((rating) => toRow(id, rating, people)))
      .execute();
}

async function findConversation(db: Database, { ad_id, buyer_id }: { ad_id: string; buyer_id: string }) {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('ad_id', '=', ad_id)
    .where('buyer_id', '=', buyer_id)
    .executeTakeFirst();
  return row?.id;
}

const toRow = (sale_id: string, rating: DemoRating, people: Ids) => ({
  sale_id,
  by_id: people.get(rating.byKey) ?? '',
  about_id: people.get(rating.aboutKey) ?? '',
  about_seller: rating.isAboutSeller,
  as_described: rating.asDescribed,
  kind: rating.kind,
  quick: rating.quick,
  sentence: rating.sentence === '' ? null : rating.sentence,
  written_at: rating.writtenAt,
  sealed_until: rating.sealedUntil,
  answer: rating.answer,
  answered_at: rating.answer === null ? null : rating.writtenAt,
});

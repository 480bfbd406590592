import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';

export type Talk = NonNullable<Awaited<ReturnType<typeof findTalk>>>;

/** A conversation of one's own: whose hair it is about, where both live, and its newest sale. */
export async function findTalk(db: Database, conversationId: string, readerId: string) {
  if (!isId(conversationId)) return undefined;
  return db
    .selectFrom('conversations as talk')
    .innerJoin('ads', 'ads.id', 'talk.ad_id')
    .innerJoin('accounts as buyers', 'buyers.id', 'talk.buyer_id')
    .innerJoin('accounts as sellers', 'sellers.id', 'talk.seller_id')
    .select(['ads.currency', 'ads.country as ad_country'])
    .select(['buyers.country as buyer_country', 'sellers.country as seller_country'])
    .select([
      sql<boolean>`ads.cut_state = 'cut'`.as('is_cut'),
      sql<string | null>`(select id from protected_sales where conversation_id = talk.id
        order by id desc limit 1)`.as('sale_id'),
    ])
    .where('talk.id', '=', conversationId)
    .where((talk) => talk.or([talk('talk.buyer_id', '=', readerId), talk('talk.seller_id', '=', readerId)]))
    .executeTakeFirst();
}

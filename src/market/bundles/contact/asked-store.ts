import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

type Asked = { buyerId: string; adIds: readonly string[]; text: string };

/** Sellers of these ads to whom this buyer's last words about one of them were just these, and where they stand. */
export async function listAsked(db: Database, { buyerId, adIds, text }: Asked): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; seller_id: string }>`
    select talk.id, talk.seller_id from conversations as talk
    where talk.buyer_id = ${buyerId} and talk.ad_id = any(${[...adIds]}::uuid[])
      and ${text} = (
        select message.original_text from messages as message
        where message.conversation_id = talk.id and message.sender_id = ${buyerId}
        order by message.sent_at desc, message.id desc limit 1)`.execute(db);
  return new Map(rows.map(({ id, seller_id }) => [seller_id, id]));
}

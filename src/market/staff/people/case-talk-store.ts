import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

export type TalkRow = {
  id: string;
  conversation_id: string;
  sender_id: string;
  sender: string;
  buyer_id: string;
  original_text: string;
  shown_text: string;
  screening: string;
  held_decision: 'released' | 'refused' | null;
  removed_at: Date | null;
  sent_at: Date;
  ad_id: string;
  ad_title: string | null;
  reader: string;
};

/** A message with what was said shortly before and after it, oldest first. */
export async function listTalkAround(
  db: Database,
  messageId: string,
  { before, after }: { before: number; after: number },
): Promise<TalkRow[]> {
  const { rows } = await sql<TalkRow>`
    with here as (select id, conversation_id, sent_at, sender_id from messages where id = ${messageId}),
    said as (
      (select messages.* from messages join here using (conversation_id)
        where (messages.sent_at, messages.id) <= (here.sent_at, here.id)
        order by messages.sent_at desc, messages.id desc limit ${before + 1})
      union all
      (select messages.* from messages join here using (conversation_id)
        where (messages.sent_at, messages.id) > (here.sent_at, here.id)
        order by messages.sent_at, messages.id limit ${after}))
    select said.id, said.conversation_id, said.sender_id, sender.username as sender, talk.buyer_id,
      original_text, shown_text, screening, held_decision, removed_at, sent_at, ads.id as ad_id, ads.title as ad_title,
      (select username from accounts
        where id = case when (select sender_id from here) = talk.buyer_id then talk.seller_id else talk.buyer_id end
      ) as reader
    from said
    join conversations as talk on talk.id = said.conversation_id
    join ads on ads.id = talk.ad_id
    join accounts as sender on sender.id = said.sender_id
    order by sent_at, said.id`.execute(db);
  return rows;
}

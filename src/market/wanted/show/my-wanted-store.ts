import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { Cursor } from '../../cursor.ts';
import { isBeyond, toCursorValue } from '../../sql/cursor-sql.ts';
import { selectWanted, type WantedRow } from '../wanted-store.ts';

export type MyWantedRow = WantedRow & { place: string; answers: number };

const CREATED = {
  value: sql`found.created_at`,
  id: sql`found.id`,
  type: 'timestamptz',
  downwards: true,
} as const;

/** An answer that waits for one of us has reached nobody yet. */
const IS_DELIVERED = sql`exists (select from messages as message
  where message.conversation_id = answer.conversation_id and message.sender_id = answer.seller_id
    and message.sent_at >= answer.created_at and message.delivered_at is not null)`;

/** What somebody looks for or looked for, the newest first, with how many ads came as answers. */
export async function listOwnWanted(
  db: Database,
  {
    buyerId,
    id,
    cursor,
    now,
    most,
  }: { buyerId: string; id?: string; cursor?: Cursor | undefined; now: Date; most: number },
): Promise<MyWantedRow[]> {
  const { rows } = await sql<MyWantedRow>`
    select found.*, ${toCursorValue(CREATED.value)} as place,
      (select count(*)::integer from wanted_answers as answer where wanted_id = found.id and ${IS_DELIVERED}) as answers
    from (${selectWanted(now)}) as found
    where found.buyer_id = ${buyerId} and found.status <> 'deleted'
      and ${id === undefined ? sql`true` : sql`found.id = ${id}`}
      and ${cursor === undefined ? sql`true` : isBeyond(CREATED, cursor)}
    order by found.created_at desc, found.id desc limit ${most}`.execute(db);
  return rows;
}

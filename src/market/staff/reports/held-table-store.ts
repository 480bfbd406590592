import { type RawBuilder, sql } from 'kysely';
import { isId } from '#rules/id.ts';
import type { HeldTable } from '#rules/staff/table-schema.ts';
import { selectPhotoKeys } from '../../sql/message-photos-sql.ts';
import { accountsFound, containing, type StaffQuery } from '../tables/table-store.ts';

export type HeldRow = {
  id: string;
  original_text: string;
  shown_text: string;
  score: number;
  signals: string[];
  sent_at: Date;
  held_decision: 'released' | 'refused' | null;
  decided_at: Date | null;
  decided_by: string | null;
  sender_id: string;
  sender: string;
  photo_keys: string[];
  ad_id: string;
  ad_number: string;
  ad_title: string | null;
};

/** Messages that the screening held back, with what staff need to decide. */
export function toHeldQuery({ q, state, sort }: Omit<HeldTable, 'limit' | 'after'>): StaffQuery {
  const where = [sql`message.screening = 'held'`, STATES[state], ...(q ? [matchHeld(q)] : [])];
  const key = sql`message.sent_at`;
  const order = { key, type: 'timestamptz', first: sort === 'oldest' ? 'least' : 'most' } as const;
  return { columns: COLUMNS, from: FROM, where, id: sql`message.id`, order };
}

/** One of them, asked like a table of one row. */
export const toOneHeldQuery = (id: string): StaffQuery => ({
  columns: COLUMNS,
  from: FROM,
  where: [sql`message.screening = 'held'`, isId(id) ? sql`message.id = ${id}` : sql`false`],
  id: sql`message.id`,
  order: { key: sql`message.sent_at`, type: 'timestamptz', first: 'least' },
});

const FROM = sql`messages as message
  join conversations as conversation on conversation.id = message.conversation_id
  join ads as ad on ad.id = conversation.ad_id
  join accounts as sender on sender.id = message.sender_id`;
const COLUMNS = sql`message.id, original_text, shown_text, score, signals, sent_at, held_decision, message.decided_at,
  (select username from accounts where id = message.decided_by) as decided_by, sender_id,
  sender.username as sender, ${selectPhotoKeys('message.id')} as photo_keys, ad.id as ad_id, ad.number as ad_number,
  ad.title as ad_title`;

const STATES: Record<HeldTable['state'], RawBuilder<unknown>> = {
  waiting: sql`message.held_decision is null`,
  released: sql`message.held_decision = 'released'`,
  refused: sql`message.held_decision = 'refused'`,
};

function matchHeld(q: string): RawBuilder<unknown> {
  if (isId(q)) return sql`${q}::uuid in (message.id, message.sender_id, ad.id)`;
  if (q.includes('@')) return sql`message.sender_id = any(${accountsFound(q)})`;
  return sql`(message.original_text ilike ${containing(q)} or message.sender_id = any(${accountsFound(q)}))`;
}

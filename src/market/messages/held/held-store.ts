import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';

/** A held message, locked so that two of us cannot decide it differently. */
export async function lockHeld(db: Database, messageId: string) {
  if (!isId(messageId)) return undefined;
  return db
    .selectFrom('messages')
    .select([
      'id',
      'conversation_id',
      'sender_id',
      'shown_text',
      'signals',
      'offer_amount',
      'offer_currency',
      'held_decision',
    ])
    .where('id', '=', messageId)
    .where('screening', '=', 'held')
    .forUpdate()
    .executeTakeFirst();
}

/** Who decided about it, by name. */
export async function findHeldDecider(db: Database, messageId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('messages')
    .innerJoin('accounts', 'accounts.id', 'messages.decided_by')
    .select('accounts.username')
    .where('messages.id', '=', messageId)
    .executeTakeFirst();
  return row?.username;
}

type Decision = { messageId: string; decision: 'released' | 'refused'; by: string; now: Date };

export async function setHeldDecision(
  db: Database,
  { messageId, decision, by, now }: Decision,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({
      held_decision: decision,
      decided_at: now,
      decided_by: by,
      delivered_at: decision === 'released' ? now : null,
    })
    .where('id', '=', messageId)
    .execute();
}

import type { Database } from '#platform/database.ts';
import { isId } from '#rules/id.ts';

/** Messages that wait for staff, oldest first, with what they need to decide. */
export async function listHeld(db: Database, limit: number) {
  return db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .innerJoin('ads', 'ads.id', 'conversations.ad_id')
    .innerJoin('accounts as sender', 'sender.id', 'messages.sender_id')
    .select([
      'messages.id',
      'messages.original_text',
      'messages.shown_text',
      'messages.score',
      'messages.signals',
      'messages.sent_at',
      'sender.id as sender_id',
      'sender.username as sender',
      'ads.id as ad_id',
      'ads.title as ad_title',
    ])
    .where('messages.screening', '=', 'held')
    .where('messages.held_decision', 'is', null)
    .orderBy('messages.sent_at')
    .orderBy('messages.id')
    .limit(limit)
    .execute();
}

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

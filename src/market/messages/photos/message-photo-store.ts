import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

export type MessagePhotoRow = {
  message_id: string | null;
  public_key: string;
  width: number;
  height: number;
};

/** Every photo of a conversation. Which of them somebody may see follows from the messages that they see. */
export async function listPhotosOfConversation(
  db: Database,
  conversationId: string,
): Promise<MessagePhotoRow[]> {
  return db
    .selectFrom('photos')
    .innerJoin('messages', 'messages.id', 'photos.message_id')
    .select(['photos.message_id', 'photos.public_key', 'photos.width', 'photos.height'])
    .where('messages.conversation_id', '=', conversationId)
    .orderBy('photos.message_id')
    .orderBy('photos.position')
    .execute();
}

export async function countPhotosOfMessage(db: Database, messageId: string): Promise<number> {
  const { count } = await db
    .selectFrom('photos')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A photo of a message at its address, with all that decides who sees it. */
export async function findMessagePhoto(db: Database, key: string) {
  return db
    .selectFrom('photos')
    .innerJoin('messages', 'messages.id', 'photos.message_id')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select([
      'photos.id',
      'photos.file_key',
      'messages.id as message_id',
      'messages.sender_id',
      'messages.delivered_at',
      'messages.removed_at',
      'conversations.buyer_id',
      'conversations.seller_id',
    ])
    .select(
      sql<boolean>`messages.screening = 'held' or exists (
        select from reports where reports.message_id = messages.id)`.as('is_case'),
    )
    .where('photos.public_key', '=', key)
    .executeTakeFirst();
}

import { z } from 'zod';
import { ArchiveConversation, BlockPerson, SendMessage } from '#rules/messages/message-schema.ts';
import { ConversationCard, SentMessage, Thread } from '#market/messages/message-view.ts';
import { change, create, read } from '../operation.ts';

const conversation = z.strictObject({ conversationId: z.string().max(100) });

/** Conversations: one for each ad and buyer. */
export const messageOperations = {
  list: read({
    about: 'Your conversations, latest first: the open ones, or those you archived.',
    access: 'read and send messages',
    input: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(24),
      after: z.string().max(200).optional(),
      archived: z.enum(['yes', 'no']).default('no'),
    }),
    output: { items: z.array(ConversationCard), next: z.string().nullable() },
    order: (market, { archived, ...page }) => market.messages.list({ ...page, archived: archived === 'yes' }),
  }),
  thread: read({
    about: 'One conversation with its messages and the rule about cutting.',
    access: 'read and send messages',
    input: conversation,
    output: Thread.shape,
    order: (market, { conversationId }) => market.messages.thread(conversationId),
  }),
  send: create({
    about: 'Answers in a conversation.',
    access: 'read and send messages',
    input: SendMessage,
    output: SentMessage.shape,
    order: (market, message) => market.offers.send(message),
  }),
  read: change({
    about: 'Marks a conversation as read.',
    access: 'read and send messages',
    input: conversation,
    order: (market, { conversationId }) => market.messages.markRead(conversationId),
  }),
  archive: change({
    about: 'Archives a conversation, or brings it back. A new message brings it back by itself.',
    access: 'read and send messages',
    input: ArchiveConversation,
    order: (market, wish) => market.messages.archive(wish),
  }),
  block: change({
    about: 'Blocks a person, or unblocks them.',
    access: 'read and send messages',
    input: BlockPerson,
    order: (market, person) => market.messages.block(person),
  }),
  blocked: read({
    about: 'The people you blocked.',
    access: 'read and send messages',
    output: { items: z.array(z.object({ id: z.string(), username: z.string(), since: z.iso.datetime() })) },
    order: async (market) => ({ items: await market.messages.blocked() }),
  }),
};

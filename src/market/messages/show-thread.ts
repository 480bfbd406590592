import type { Thread } from './message-view.ts';
import { COUNTS_AS_RECEIVED, CUT_RULE } from '#rules/messages/message-words.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { listOffersInTalk } from '../agreements/show/list-offers-in-talk.ts';
import type { Context } from '../context.ts';
import { findBlocks } from './block-store.ts';
import { listConversationCards } from './conversation-list-store.ts';
import { findConversation } from './conversation-store.ts';
import { conversationCard, messageView } from './make-message-view.ts';
import { listMessages } from './message-store.ts';
import { listPhotosOfConversation } from './photos/message-photo-store.ts';

/** One conversation of one's own, with the rule in its place. */
export async function showThread(ctx: Context, conversationId: string): Promise<Thread> {
  const reader = ensure(ctx.viewer, 'read and send messages');
  const found = await findConversation(ctx.db, conversationId, reader.id);
  const [card] = found
    ? await listConversationCards(ctx.db, reader.id, { id: found.id, limit: 1, now: ctx.now() })
    : [];
  if (!found || !card) throw new Refusal('not-found', 'There is no such conversation.');
  const blocks = await findBlocks(ctx.db, reader.id, card.other_id);
  const messages = await listMessages(ctx.db, found.id, reader.id);
  const photos = await listPhotosOfConversation(ctx.db, found.id);
  const offers = await listOffersInTalk(ctx, found.id, reader.id);
  return {
    conversation: conversationCard(card, reader.id, ctx.now()),
    messages: messages.map((row) => messageView(row, reader.id, photos, offers.get(row.id))),
    isBlockedByMe: blocks.byMe,
    canWrite: !blocks.byMe && !blocks.byThem && found.ad_status !== 'deleted',
    rule: CUT_RULE,
    countsAsReceived: [...COUNTS_AS_RECEIVED],
  };
}

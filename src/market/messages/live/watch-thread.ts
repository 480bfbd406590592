import { addressGroup } from '#rules/limits.ts';
import { OPEN_THREADS } from '#rules/messages/message-words.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { ThreadContext } from '../../context.ts';
import { isPlaceFree } from '../../rate-limits/is-place-free.ts';
import { listBlockedConversations } from '../block-store.ts';
import { findConversation } from '../conversation-store.ts';
import { listStands } from '../message-store.ts';
import { addWatcher, type Subscriber, findOpenThreads, removeWatcher, type Watcher } from './open-threads.ts';

/** Tells an open conversation that something changed in it, in whichever process it was written. */
export async function watchThread(
  ctx: ThreadContext,
  conversationId: string,
  subscriber: Subscriber,
): Promise<() => void> {
  const reader = ensure(ctx.viewer, 'read and send messages');
  if (!(await findConversation(ctx.db, conversationId, reader.id)))
    throw new Refusal('not-found', 'There is no such conversation.');
  if ((await listBlockedConversations(ctx.db, [conversationId])).length > 0)
    throw new Refusal('not-allowed', 'This conversation is closed.');
  const [now] = await listStands(ctx.db, [conversationId]);

  const open = findOpenThreads(ctx);
  const watcher: Watcher = {
    ...subscriber,
    conversationId,
    stand: now?.stand,
    personId: reader.id,
    address: addressGroup(ctx.browser.address),
    sessionId: ctx.browser.session?.id ?? null,
  };
  // Counted and added without a pause between: two requests at once cannot both be the last one.
  if (!isPlaceFree(watcher, open.watchers, OPEN_THREADS))
    throw new Refusal('too-many', 'Too many conversations are open.', {}, { retryAfterSeconds: 30 });
  addWatcher(ctx, open, watcher);
  return () => removeWatcher(open, watcher);
}

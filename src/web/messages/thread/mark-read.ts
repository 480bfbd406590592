import type { RefObject } from 'react';
import { postToApi } from '../../ui/browser/api-in-browser.ts';

type Read = { id: string; newest: string | undefined; said: RefObject<string | undefined> };

/**
 * Says that a conversation is read once it is really in front of somebody: not in a tab behind, not fetched ahead. What
 * was lost on the way is said again when the page is looked at again, or the connection is back.
 */
export function markRead({ id: conversationId, newest, said }: Read, signal: AbortSignal): void {
  const say = async () => {
    const before = said.current;
    if (signal.aborted || newest === before || document.visibilityState !== 'visible') return;
    said.current = newest;
    const answer = await postToApi('message/read', { conversationId }, { keepalive: true }).catch(
      () => undefined,
    );
    if (!answer?.ok && said.current === newest) said.current = before;
  };
  void say();
  document.addEventListener('visibilitychange', () => void say(), { signal });
  addEventListener('online', () => void say(), { signal });
}

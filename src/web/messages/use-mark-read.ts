import { useEffect, useRef } from 'react';
import type { MessageView } from '#market/messages/message-view.ts';
import { postToApi } from '../ui/api-in-browser.ts';

/** Says that a conversation is read once it is really in front of somebody: not in a tab behind, not fetched ahead. */
export function useMarkRead(id: string, messages: readonly MessageView[], unread: number): void {
  const newest = messages.findLast(({ isMine }) => !isMine)?.id;
  const said = useRef(unread === 0 ? newest : undefined);
  useEffect(() => {
    const say = () => {
      if (newest === said.current || document.visibilityState !== 'visible') return;
      said.current = newest;
      void postToApi('message/read', { conversationId: id }, { keepalive: true }).catch(() => {});
    };
    say();
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [id, newest]);
}

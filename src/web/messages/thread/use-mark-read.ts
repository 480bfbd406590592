import { useEffect, useRef } from 'react';
import type { MessageView } from '#market/messages/message-view.ts';

/** Of an open conversation what has come is read; until that is said it counts as unread. */
export function useMarkRead(id: string, messages: readonly MessageView[], unread: number): void {
  const newest = messages.findLast(({ isMine }) => !isMine)?.id;
  const said = useRef(unread === 0 ? newest : undefined);
  useEffect(() => {
    const leaving = new AbortController();
    void import('./mark-read.ts').then(
      ({ markRead }) => markRead({ id, newest, said }, leaving.signal),
      // Then the next visit says it.
      () => {},
    );
    return () => leaving.abort();
  }, [id, newest]);
}

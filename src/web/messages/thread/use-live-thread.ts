import { useEffect, useRef, useState } from 'react';
import type { MessageView } from '#market/messages/message-view.ts';

const POLL_MS = 20_000;
type Messages = readonly MessageView[];

/**
 * The messages of an open conversation, with what comes while it is open: told by server-sent events, else asked for
 * every 20 seconds. While one's own message is on its way nothing is asked, so that it never stands there twice.
 */
export function useLiveThread(id: string, loaded: Messages, isSending: boolean): Messages {
  const [known, setKnown] = useState({ loaded, messages: loaded });
  if (known.loaded !== loaded) setKnown({ loaded, messages: join(known.messages, loaded) });
  const [news, setNews] = useState(0);
  const [isOver, setIsOver] = useState(false);
  const heard = useRef(0);
  useEffect(() => (isOver ? undefined : watch(id, () => setNews((count) => count + 1))), [id, isOver]);
  useEffect(() => {
    if (isSending || news === heard.current) return undefined;
    const leaving = new AbortController();
    const look = async () => {
      const answer = await ask(id, leaving.signal);
      if (leaving.signal.aborted) return;
      heard.current = news;
      if (answer === 'over') setIsOver(true);
      else if (answer) setKnown((now) => ({ ...now, messages: join(now.messages, answer) }));
    };
    void look();
    return () => leaving.abort();
  }, [id, news, isSending]);
  return known.messages;
}

/** What is fresh counts; what it does not know of yet stays. */
function join(before: Messages, fresh: Messages): Messages {
  const ids = new Set(fresh.map(({ id }) => id));
  return [...before.filter(({ id }) => !ids.has(id)), ...fresh].toSorted((a, b) =>
    a.sentAt < b.sentAt ? -1 : Number(a.sentAt > b.sentAt),
  );
}

function watch(id: string, tell: () => void): () => void {
  let polling: ReturnType<typeof setInterval> | undefined;
  const events = new EventSource(`/messages/${id}/live`);
  events.addEventListener('news', tell);
  events.addEventListener('open', () => {
    clearInterval(polling);
    polling = undefined;
    tell();
  });
  events.addEventListener('error', () => {
    polling ??= setInterval(tell, POLL_MS);
  });
  return () => {
    clearInterval(polling);
    events.close();
  };
}

/** Over: logged out, or not one's own any longer. Undefined: not to be had now. */
async function ask(id: string, signal: AbortSignal): Promise<Messages | 'over' | undefined> {
  try {
    const answer = await fetch(`/api/message/thread?conversationId=${id}`, { signal });
    if (!answer.ok) return answer.status < TOO_MUCH ? 'over' : undefined;
    return ((await answer.json()) as { messages: Messages }).messages;
  } catch {
    return undefined;
  }
}

/** From here on it is worth asking again. */
const TOO_MUCH = 429;

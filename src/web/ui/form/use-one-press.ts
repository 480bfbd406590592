import { type SubmitEvent, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** React may draw the answer without ever having drawn that a form was sent: so long at most is waited for that. */
const SETTLED_MS = 1000;

/**
 * Two fast presses are one wish: until a form has its answer, it is not sent again. `state` is its fetcher's, if it has
 * one; `answer` is what came back last.
 */
export function useOnePress(state: string | undefined, answer: unknown) {
  const navigation = useNavigation();
  const isIdle = (state ?? navigation.state) === 'idle';
  const sent = useRef<{ at: number; after: unknown }>(undefined);
  useLayoutEffect(() => {
    if (isIdle) sent.current = undefined;
  }, [isIdle]);
  return (event: SubmitEvent<HTMLFormElement>) => {
    const now = performance.now();
    const last = sent.current;
    const waits = last !== undefined && last.after === answer && now - last.at < SETTLED_MS;
    if (last && (waits || !isIdle)) event.preventDefault();
    else sent.current = { at: now, after: answer };
  };
}

import { type SubmitEvent, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import type { FormState } from './form-state.ts';

/** React may draw the answer without ever having drawn that a form was sent: so long at most is waited for that. */
const SETTLED_MS = 1000;

/**
 * Two fast presses are one wish: until a form has its answer, it is not sent again. `state` is its fetcher's, if it has
 * one; `refusal` is what came back last, if it was refused: from then on a press is a new wish, also while the page
 * round the form is read anew.
 */
export function useOnePress(state: string | undefined, refusal: FormState | undefined) {
  const navigation = useNavigation();
  const isIdle = (state ?? navigation.state) === 'idle';
  const sent = useRef<{ at: number; after: FormState | undefined }>(undefined);
  useLayoutEffect(() => {
    if (isIdle) sent.current = undefined;
  }, [isIdle]);
  return (event: SubmitEvent<HTMLFormElement>) => {
    const now = performance.now();
    const last = sent.current;
    const isRefused = refusal !== undefined && refusal !== last?.after;
    if (last && !isRefused && (!isIdle || now - last.at < SETTLED_MS)) event.preventDefault();
    else sent.current = { at: now, after: refusal };
  };
}

import { useState } from 'react';
import { useFetcher } from 'react-router';
import { toast } from '../../../ui/browser/toast.ts';
import { useKeys } from '../../../ui/hooks/use-keys.ts';
import type { ReviewedAd } from '../file/ad-file.ts';
import { type Decision, readDecided, readUndone, toReviewKey, toUndoKey } from './review-answer.ts';

/** What an ad is as soon as it was decided; the server has the last word. */
const AFTER: Record<Decision, string> = {
  approve: 'live',
  'ask-for-changes': 'changes_requested',
  reject: 'rejected',
};
const NOBODY: ReadonlySet<string> = new Set();

/**
 * The review queue under the keys: which ad they act on, which are decided and gone from sight, and what was done last.
 * A decision takes its ad away at once, and brings it back with a sentence if it is refused.
 */
export function useReview(queue: readonly ReviewedAd[], start: { next: string | null; done: string | null }) {
  const [chosen, setChosen] = useState(start.next);
  const [away, setAway] = useState(NOBODY);
  const [last, setLast] = useState<string | null>(null);
  const [hasActed, setHasActed] = useState(false);
  const [done, setDone] = useState(start.done);
  const [said, say] = useState('');
  const [wantsUndo, setWantsUndo] = useState(false);
  const decision = useFetcher<object>({ key: toReviewKey(last ?? 'none') });
  const undo = useFetcher<object>({ key: toUndoKey(last ?? 'none') });
  const waiting = queue.filter(({ id }) => !away.has(id));
  const bringBack = (id: string) => setAway((now) => new Set([...now].filter((each) => each !== id)));
  // What has left the queue is welcome again.
  const isQueued = (id: string) => queue.some((ad) => ad.id === id);
  if (![...away].every(isQueued)) setAway(new Set([...away].filter(isQueued)));
  const undone = undo.state === 'submitting' ? undefined : readUndone(undo.data);
  if (undone !== undefined) {
    setLast(null);
    setDone('undone');
    setChosen(undone);
  }
  const answer = decision.state === 'submitting' ? undefined : readDecided(decision.data);
  // What is still in the queue as it was decided before has been undone since.
  const isOld = (version: number) => queue.some((ad) => ad.id === last && ad.version >= version);
  const decided = answer && !isOld(answer.version) ? answer : undefined;
  const sayNone = () => say('No ad is chosen. Press J for the first one.');
  useKeys({
    j: () => setChosen(findNeighbour(waiting, chosen, 1)),
    k: () => setChosen(findNeighbour(waiting, chosen, -1)),
    u: () => setWantsUndo(last !== null && !decided),
    ...(waiting.some(({ id }) => id === chosen) ? {} : { a: sayNone, c: sayNone, r: sayNone }),
  });
  return {
    waiting,
    chosen,
    done,
    said,
    undo,
    wantsUndo,
    hasActed,
    decided,
    isAway: (id: string) => away.has(id),
    choose: setChosen,
    say,
    decide: (id: string, wish: Decision) => {
      const at = waiting.findIndex((ad) => ad.id === id);
      setChosen(waiting[at + 1]?.id ?? waiting[at - 1]?.id ?? null);
      setAway((now) => new Set(now).add(id));
      setLast(id);
      setHasActed(true);
      setDone(AFTER[wish]);
      setWantsUndo(false);
      say('');
    },
    takeBack: ({ id, title }: ReviewedAd, why: string) => {
      bringBack(id);
      setLast(null);
      setDone(null);
      toast(`Not decided: ${title ?? 'the ad'} is back in the queue. ${why}`, { kind: 'problem' });
    },
  };
}

function findNeighbour(waiting: readonly ReviewedAd[], id: string | null, steps: number): string | null {
  const at = waiting.findIndex((ad) => ad.id === id);
  return waiting[at === -1 ? 0 : Math.min(Math.max(at + steps, 0), waiting.length - 1)]?.id ?? null;
}

import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { asRefused } from '../../ui/form/form-state.ts';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/browser/toast.ts';
import { listMoves, TICKED_KEY } from './step-answer.ts';
import type { MyAd } from '../my-ad-data.ts';
import { TickedAdsResults } from '../ticked/ticked-ads-results.tsx';
import { type Deleted, UndoBar } from './undo-bar.tsx';

type MoveOutcomeProps = {
  /** By which fetcher something was done last; null where nothing was since the page came. */
  lastKey: string | null;
  bulk: ReturnType<typeof useFetcher<object>>;
  /** What came back of a form that was sent without script, and what the address says of a delete. */
  state: object | undefined;
  deleted: readonly Deleted[];
  items: readonly MyAd[];
  onUndo: () => void;
};

/** What became of what was done last, and the way back from it. A step that was refused says so in its own row. */
export function MoveOutcome({ lastKey, bulk, state, deleted, items, onUndo }: MoveOutcomeProps) {
  const last = useFetcher<object>({ key: lastKey ?? TICKED_KEY });
  const answer = lastKey === null ? state : last.state === 'submitting' ? undefined : last.data;
  const moves = listMoves(answer);
  const isSeveral = answer !== undefined && 'results' in answer;
  const isInRow = lastKey !== null && lastKey !== TICKED_KEY;
  const refused = isInRow ? undefined : asRefused(answer);
  useEffect(() => {
    const moved = answer && 'moved' in answer ? listMoves(answer)[0] : undefined;
    if (moved && moved.deleted === undefined) toast(`Done: the ad ${moved.message}`, { ms: 4000 });
  }, [answer]);
  const undoable =
    lastKey === null && !answer
      ? deleted
      : moves.flatMap(({ adId, deleted: version }) => (version === undefined ? [] : [{ adId, version }]));
  return (
    <>
      {isSeveral && (
        <TickedAdsResults
          results={moves.map((move) => ({
            ...move,
            // What was refused is still in the list, with its title.
            title: move.title ?? items.find(({ id }) => id === move.adId)?.title ?? null,
          }))}
        />
      )}
      {undoable.length > 0 && (
        <UndoBar
          key={undoable.map(({ adId, version }) => `${adId}:${version}`).join()}
          deleted={undoable}
          fetcher={bulk}
          onUndo={onUndo}
        />
      )}
      {refused && (
        <Note kind="problem" isAlert>
          {refused.message} {Object.values(refused.problems).flat().join(' ')}
        </Note>
      )}
    </>
  );
}

import { Note } from '../../ui/note.tsx';
import type { BulkMove } from '../steps/move-from-form.ts';

/** What became of each. */
export function TickedAdsResults({ results }: { results: readonly BulkMove[] }) {
  const done = results.filter(({ isDone }) => isDone).length;
  return (
    <Note kind={done === results.length ? 'good' : 'problem'} isAlert>
      <p>
        {done} of {results.length} done.
      </p>
      <ul>
        {results.map(({ adId, title, message }) => (
          <li key={adId}>{`${title ?? 'An ad'}: ${message}`}</li>
        ))}
      </ul>
    </Note>
  );
}

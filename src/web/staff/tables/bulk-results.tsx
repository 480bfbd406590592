import type { FetcherWithComponents } from 'react-router';
import { BULK_ACTS } from '#rules/staff/bulk-acts.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import type { BulkAnswer } from './bulk-answer.ts';
import { BulkForm } from './bulk-form.tsx';

type BulkResultsProps = { answer: BulkAnswer | undefined; fetcher: FetcherWithComponents<unknown> };

/** What became of each row, and the way back where there is one. */
export function BulkResults({ answer, fetcher }: BulkResultsProps) {
  if (!answer?.done) return null;
  const { act, reason, results } = answer.done;
  const done = results.filter(({ isDone }) => isDone).length;
  const undo = BULK_ACTS[act].undo;
  const back = results.flatMap((result) => result.undo ?? []);
  return (
    <section className="staff-results" aria-label="What was done">
      <Note kind={done === results.length ? 'good' : 'problem'} isAlert>
        {BULK_ACTS[act].label}: {done} of {results.length} done.
      </Note>
      <ul>
        {results.map(({ row, label, isDone, message }) => (
          <li key={row} data-done={isDone}>
            <b>{label}</b> {message}
          </li>
        ))}
      </ul>
      {undo && back.length > 0 && (
        <BulkForm state={undefined} fetcher={fetcher}>
          {back.map((row) => (
            <input key={row} type="hidden" name="row" value={row} />
          ))}
          <input type="hidden" name="reason" value={`Undone: ${reason}`.slice(0, 500)} />
          <Button name="act" value={undo} kind="secondary">
            Undo {back.length === 1 ? 'it' : `all ${back.length}`}
          </Button>
        </BulkForm>
      )}
    </section>
  );
}

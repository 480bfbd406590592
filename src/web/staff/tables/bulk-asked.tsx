import type { FetcherWithComponents } from 'react-router';
import { BULK_ACTS, BULK_ROWS_UNPROVED } from '#rules/staff/bulk-acts.ts';
import { plural } from '#rules/text/plural.ts';
import { Button } from '../../ui/button.tsx';
import { PROOF_FIELD } from '../../ui/form/proof.ts';
import { Note } from '../../ui/note.tsx';
import type { BulkAnswer } from './bulk-answer.ts';
import { BulkForm } from './bulk-form.tsx';

/** So many of them are named before all of them are decided about. */
const NAMED = 10;

type BulkAskedProps = {
  asked: NonNullable<BulkAnswer['asked']>;
  /** The table as it is, for whoever thinks better of it. */
  here: string;
  fetcher: FetcherWithComponents<unknown>;
};

/** Some of all that match, and the question whether it is meant. What is sent then are these rows and no others. */
export function BulkAsked({ asked: { act, reason, message, rows }, here, fetcher }: BulkAskedProps) {
  const { label } = BULK_ACTS[act];
  const named = rows.slice(0, NAMED);
  const count = plural(rows.length, 'row');
  return (
    <section className="staff-results" aria-label="Once more">
      <Note kind="problem" isAlert>
        {rows.length === 0 ? 'Nothing matches any more.' : `${label}: ${count}. Nothing is done yet.`}
      </Note>
      <ul>
        {named.map(({ row, name }) => (
          <li key={row}>{name}</li>
        ))}
        {rows.length > named.length && <li>and {rows.length - named.length} more</li>}
      </ul>
      {rows.length > 0 && (
        <BulkForm state={undefined} fetcher={fetcher}>
          {rows.map(({ row }) => (
            <input key={row} type="hidden" name="row" value={row} />
          ))}
          <input type="hidden" name="reason" value={reason} />
          {message && <input type="hidden" name="message" value={message} />}
          {rows.length > BULK_ROWS_UNPROVED && (
            <label className="staff-reason">
              <span>Your password, or the code from your app</span>
              <input type="password" name={PROOF_FIELD} autoComplete="current-password" />
            </label>
          )}
          <Button name="act" value={act}>
            {label}: {count}
          </Button>
        </BulkForm>
      )}
      <a href={here} onClick={() => fetcher.reset()}>
        No, leave them as they are
      </a>
    </section>
  );
}

import { HOLDS } from '#rules/moderation/holds.ts';
import type { StandingHold } from '#market/holds/hold-view.ts';
import { showDate } from '../ui/dates.ts';
import { Note } from '../ui/note.tsx';

/** Why nobody else sees an ad, for its owner and for staff: one line for each case, with the way to it. */
export function HoldNotes({
  holds,
  casePath = '/reports',
}: {
  holds: readonly StandingHold[];
  casePath?: string;
}) {
  if (holds.length === 0) return null;
  return (
    <Note kind="problem">
      {holds.map(({ kind, since, caseNumber }) => (
        <p key={`${kind} ${caseNumber}`}>
          {HOLDS[kind].why} Hidden since {showDate(since)}.
          {caseNumber !== null && (
            <>
              {' '}
              See case <a href={`${casePath}/${caseNumber}`}>{caseNumber}</a>.
            </>
          )}
        </p>
      ))}
    </Note>
  );
}

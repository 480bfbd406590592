import { showDate } from '../../ui/dates.ts';
import type { UserFile } from './user-row.ts';

/** What keeps a person out or hides their ads, with the case it came from. */
export function UserHolds({ holds }: Pick<UserFile, 'holds'>) {
  return holds.map(({ kind, since, caseNumber }) => (
    <p key={`${kind} ${caseNumber}`}>
      {kind === 'leaving' ? 'Leaving' : 'Suspended'} since {showDate(since)}
      {caseNumber !== null && (
        <>
          {' '}
          in case <a href={`/super-admin-user/report/${caseNumber}`}>{caseNumber}</a>
        </>
      )}
    </p>
  ));
}

/** What letting somebody in again does: one suspension is lifted at a time. */
export function restoringSays({ username, holds }: UserFile): string {
  const suspensions = holds.filter(({ kind }) => kind === 'suspension').length;
  return suspensions > 1
    ? `${suspensions} suspensions stand. This lifts one: staff’s own first, then that of the newest case. ${username} stays out until the last is lifted.`
    : `${username} can sign in again, and their ads are as they were.`;
}

import { Moment } from '../frame/time/moment.tsx';
import type { AuditLine } from './audit-words.ts';

/** The last decisions about one thing. */
export function AuditList({ entries }: { entries: readonly AuditLine[] }) {
  if (entries.length === 0) return <p>Nothing yet.</p>;
  return (
    <ol className="staff-log">
      {entries.map(({ id, action, by, at, reason, changes }) => (
        <li key={id}>
          <b>{action}</b> by {by}, <Moment at={at} />
          <q>{reason}</q>
          <small>{changes.join(', ')}</small>
        </li>
      ))}
    </ol>
  );
}

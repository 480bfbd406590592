import type { AuditEntry } from '#market/staff/tables/staff-rows-view.ts';
import { showMoment } from '../ui/dates.ts';
import { listChanges } from './audit-words.ts';

/** The last decisions about one thing. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <p>Nothing yet.</p>;
  return (
    <ol className="staff-log">
      {entries.map((entry) => (
        <li key={entry.id}>
          <b>{entry.action}</b> by {entry.by?.username ?? 'the system'}, {showMoment(entry.at)}
          <q>{entry.reason}</q>
          <small>{listChanges(entry).join(', ')}</small>
        </li>
      ))}
    </ol>
  );
}

import type { CaseEntry } from '#market/staff/cases/case-file-view.ts';
import { Moment } from '../../frame/time/moment.tsx';

/** A case as a conversation: them left, us right, and between it what only staff read. */
export const CaseTalk = ({ entries, name }: { entries: readonly CaseEntry[]; name: string }) => (
  <ol className="desk-talk">
    {entries.map((entry) => (
      <li key={entry.id} data-kind={entry.kind}>
        {entry.kind === 'event' ? (
          <p>
            {entry.by} {entry.text} · <Moment at={entry.at} />
          </p>
        ) : (
          <>
            {entry.kind === 'note' && <strong>Only for staff</strong>}
            <p>{entry.text}</p>
            <small>
              {entry.by ?? name} · <Moment at={entry.at} />
            </small>
          </>
        )}
      </li>
    ))}
  </ol>
);

import { ButtonLink } from '../../ui/button.tsx';

type Next = { kind: string; title: string; path: string; due: { words: string; isUrgent: boolean } };

/** What is due first, of all queues. */
export function DoNext({ next }: { next: readonly Next[] }) {
  return (
    <section className="today-section">
      <h2>Do next</h2>
      {next.length === 0 ? (
        <p className="staff-empty">Nothing waits for you.</p>
      ) : (
        <ol className="today-next">
          {next.map(({ kind, title, path, due }) => (
            <li key={kind + path}>
              <span className="today-kind" data-late={due.isUrgent}>
                {kind}
              </span>
              <b>{title}</b>
              <span className="today-due" data-late={due.isUrgent}>
                {due.words}
              </span>
              <ButtonLink href={path} kind="quiet" aria-label={`Open: ${title}`}>
                Open
              </ButtonLink>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

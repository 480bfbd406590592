import type { ReactNode } from 'react';
import type { ListedOperation } from './operation-line.ts';
import { toOperationId } from './operation-id.ts';
import styles from './operation-card.module.css';

type OperationCardProps = { operation: ListedOperation; children: ReactNode };

/** What an operation is for; all else of it stands below. */
export function OperationCard({ operation: { method, path, summary }, children }: OperationCardProps) {
  const id = toOperationId(path);
  return (
    <article className={styles.card} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span className={method === 'GET' ? styles.get : styles.post}>{method}</span> <code>{path}</code>
      </h2>
      <p>{summary}</p>
      {children}
    </article>
  );
}

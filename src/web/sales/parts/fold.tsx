import type { ReactNode } from 'react';

type FoldProps = { id: string; title: string; className?: string; children: ReactNode } & (
  | { isFolded: true; says: string }
  | { isFolded: false; says?: string }
);

/** A panel of a sale; one that was read before is a row on a phone, and whole where there is room. */
export function Fold({ id, title, className = '', isFolded, says, children }: FoldProps) {
  const look = `sale-panel ${className}`;
  if (!isFolded)
    return (
      <section className={look} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {children}
      </section>
    );
  return (
    <details className={`${look} sale-fold`}>
      <summary>
        <h2>{title}</h2>
        <small>{says}</small>
      </summary>
      {children}
    </details>
  );
}

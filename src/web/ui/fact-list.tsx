import type { ReactNode } from 'react';

/** A name and what is said of it. */
export type Fact = readonly [name: string, value: ReactNode];

export const FactList = ({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) => (
  <dl className={className}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

import type { ReactNode } from 'react';

/** A name and what is said of it; left out where nothing is. */
export type Fact = [name: string, value: ReactNode];

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="staff-facts">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

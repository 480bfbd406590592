import type { ReactNode } from 'react';
import { Swatch } from '../hair/swatch.tsx';
import { showDay } from '../ui/dates.ts';
import type { ShownWanted } from './shown-wanted.ts';
import { WantedTape } from './wanted-tape.tsx';

type WantedCardProps = {
  wanted: ShownWanted;
  /** What it is a part of decides how deep its heading lies. */
  heading?: 'h2' | 'h3';
  /** What can be done with it here. */
  children?: ReactNode;
};

/** A request in a list. */
export function WantedCard({ wanted, heading: Heading = 'h3', children }: WantedCardProps) {
  return (
    <li className="wan-card">
      <WantedTape span={wanted.span} />
      <div className="wan-words">
        <Heading>
          <a href={wanted.url}>{wanted.title}</a>
        </Heading>
        <Pay pay={wanted.pay} />
        <ul className="wan-facts" aria-label="What is asked for">
          {wanted.colours.map(({ value, label }) => (
            <li key={value}>
              <Swatch colour={value} /> {label}
            </li>
          ))}
        </ul>
        <WantedBuyer wanted={wanted} />
        {children}
      </div>
    </li>
  );
}

export const Pay = ({ pay }: { pay: string | null }) => (
  <p className="wan-pay">
    {pay === null ? (
      'Name your price'
    ) : (
      <>
        up to <b>{pay}</b> per gram
      </>
    )}
  </p>
);

/** Whose it is: by name, country and badge. */
const WantedBuyer = ({ wanted: { buyer, to, until } }: { wanted: ShownWanted }) => (
  <p className="wan-who">
    <span>
      {buyer.name}, {buyer.country}
    </span>
    {buyer.isCertified && <span className="wan-badge">Certified buyer</span>}
    <span>
      Send to {to} · until <time dateTime={until}>{showDay(until)}</time>
    </span>
  </p>
);

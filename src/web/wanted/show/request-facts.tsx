import { Swatch } from '../../hair/swatch.tsx';
import { showDate } from '../../ui/dates.ts';
import type { ShownRequest } from './show-request.ts';

/** What is asked for, by whom, and until when. */
export const RequestFacts = ({ wanted }: { wanted: ShownRequest }) => (
  <>
    <ul className="wan-facts" aria-label="What is asked for">
      {wanted.colours.map(({ value, label }) => (
        <li key={value}>
          <Swatch colour={value} /> {label}
        </li>
      ))}
      {wanted.facts.map((words) => (
        <li key={words}>{words}</li>
      ))}
      <li>{wanted.inCentimetres}</li>
    </ul>
    <dl className="wan-terms">
      <dt>Buyer</dt>
      <dd>
        {wanted.buyer.name}, {wanted.buyer.country}{' '}
        {wanted.buyer.isCertified && <span className="wan-badge">Certified buyer</span>}
      </dd>
      <dt>Send to</dt>
      <dd>{wanted.to}</dd>
      <dt>Looking until</dt>
      <dd>
        <time dateTime={wanted.until}>{showDate(wanted.until)}</time>
      </dd>
    </dl>
  </>
);

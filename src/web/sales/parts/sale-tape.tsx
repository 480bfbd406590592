import { SoonMoment } from '../../offers/soon-moment.tsx';
import type { SaleShown } from '../show-sale.ts';

const STEPS = [
  'Agreed',
  'Paid',
  'Code word',
  'Cut, two photos',
  'Posted',
  'Arrived',
  'Looked at',
  'Paid out',
] as const;

/** Where a sale stands: a strand grows along the tape, the tie marks the step that comes next. */
export function SaleTape({ sale: { place, deadline } }: { sale: SaleShown }) {
  if (place === null) return null;
  return (
    <section className="sale-tape" aria-label="Where this sale stands">
      <p className="sale-tape-now">
        <b>{place > STEPS.length ? 'All done' : STEPS[place - 1]}</b>
        <span>{place > STEPS.length ? '8 of 8 steps' : `Step ${place} of 8`}</span>
      </p>
      <ol data-place={place}>
        {STEPS.map((step, at) => (
          <li
            key={step}
            aria-current={at + 1 === place ? 'step' : undefined}
            data-done={at + 1 < place || undefined}
          >
            <b>{at + 1}</b>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      {deadline && (
        <p className="sale-tape-then">
          {deadline.label}{' '}
          <b>
            <SoonMoment at={deadline.at} />
          </b>
        </p>
      )}
    </section>
  );
}

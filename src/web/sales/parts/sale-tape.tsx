import type { SaleState } from '#rules/sales/life/sale-states.ts';
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

/** What is waited for while each of them is still ahead. */
const NOW = [
  'Agreed',
  'Waiting for payment',
  'Waiting for the code word',
  'Waiting for the photos',
  'Waiting for the post',
  'On its way',
  'Time to look',
  'Being paid out',
  'All done',
] as const;

const ELSEWHERE: Partial<Record<SaleState, string>> = {
  disputed: 'Something is wrong',
  returning: 'The hair goes back',
  frozen: 'On hold',
};

/** Where a sale stands: a strand grows along the tape, the tie marks the step that comes next. */
export function SaleTape({ sale: { place, deadline, state } }: { sale: SaleShown }) {
  if (place === null) return null;
  return (
    <section className="sale-tape" aria-label="Where this sale stands">
      <p className="sale-tape-now">
        <b>{ELSEWHERE[state] ?? NOW[place - 1]}</b>
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

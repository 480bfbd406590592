import type { PriceAnswer } from '#rules/price-views.ts';
import { PriceRange } from './price-range.tsx';
import { wholeMoney } from './price-words.ts';
import styles from './price-guidance.module.css';

/** Beside the price field of the ad form: the range for what was entered so far, and what like hair was sold for. */
export function PriceGuidance({ answer }: { answer: PriceAnswer }) {
  const { dealer, asking, currency, comparables } = answer;
  const patient = answer.private;
  if (dealer === null || asking === null || patient === null)
    return (
      <p className={styles.guidance}>
        Hair of this length and weight finds few buyers. A low price, or ‘open to offers’, helps.
      </p>
    );
  return (
    <aside className={styles.guidance} aria-label="What hair like yours fetches">
      <PriceRange dealer={dealer} asking={asking} patient={patient} currency={currency} />
      {comparables && (
        <p>
          {comparables.sales} ads like yours were sold here, half of them for{' '}
          {wholeMoney(comparables.forThisWeight.low, currency)} to{' '}
          {wholeMoney(comparables.forThisWeight.high, currency)} by weight.
        </p>
      )}
    </aside>
  );
}

import { PriceRange } from './price-range.tsx';
import type { ModelAnswer } from '../price-question.ts';
import { bothLengths } from '../../price-words.ts';
import styles from '../hair-price-calculator-page.module.css';

/** How an answer looks, before anybody has asked. */
export function PriceExample({ answer }: { answer: ModelAnswer }) {
  const { dealer, asking, currency, lengthInches, grams } = answer;
  const patient = answer.private;
  if (dealer === null || asking === null || patient === null) return null;
  return (
    <section className={styles.example} aria-labelledby="example">
      <h2 id="example">An example</h2>
      <p>
        Black Indian hair, never coloured, straight and in good condition: {bothLengths(lengthInches)},{' '}
        {grams} g.
      </p>
      <PriceRange dealer={dealer} asking={asking} patient={patient} currency={currency} />
      <p>
        <a href={`/hair-price-calculator?length=${lengthInches}&weight=${grams}&currency=${currency}#answer`}>
          See the whole answer
        </a>
        , or read what hair was <a href="/prices">really sold for here</a>.
      </p>
    </section>
  );
}

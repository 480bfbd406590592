import type { WaitPoint } from '#market/prices/price-view.ts';
import { bothLengths } from '../../price-words.ts';
import styles from './no-market.module.css';

/** Said kindly: nobody pays for this hair now, and what can be done with it all the same. */
export function NoMarket({ waiting }: { waiting: readonly WaitPoint[] }) {
  const first = waiting.find(({ asking }) => asking !== null);
  return (
    <div className={styles.kind}>
      <p>
        Your hair is not worthless, but hair like this is hardly ever bought: makers need more length or
        weight than this. We would rather say so than let you wait for a buyer.
      </p>
      <ul>
        <li>
          <b>Keep growing.</b>{' '}
          {first
            ? `In about ${first.months} months, at ${bothLengths(first.lengthInches)}, there would be a market for it.`
            : 'Trim only the ends, tie it loosely at night, keep heat and dye away from it.'}
        </li>
        <li>
          <b>Donate it.</b> Charities that make wigs for children and for people in treatment often take hair
          that nobody buys. Most ask for 7 to 14 inches, clean, dry and tied. Ask them before you cut.
        </li>
      </ul>
    </div>
  );
}

import type { Currency } from '#rules/money/money.ts';
import { wholeMoney } from '../../price-words.ts';
import styles from './price-range.module.css';

type PriceRangeProps = { dealer: number; asking: number; patient: number; currency: Currency };

/** The three figures as a range. Never one number alone, and never a promise. */
export function PriceRange({ dealer, asking, patient, currency }: PriceRangeProps) {
  const money = (amount: number) => wholeMoney(amount, currency);
  const place = (amount: number) => `${Math.round((amount / (patient * 1.12)) * 1000) / 10}%`;
  const figures = [
    { label: 'A dealer pays', amount: dealer, style: styles.outer },
    { label: 'Ask for', amount: asking, style: styles.middle },
    { label: 'Patient private sale', amount: patient, style: styles.outer },
  ];
  return (
    <figure
      className={styles.range}
      aria-label={`From ${money(dealer)} to ${money(patient)}, asking price ${money(asking)}`}
    >
      <dl className={styles.figures}>
        {figures.map(({ label, amount, style }) => (
          <div key={label} className={style}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <svg className={styles.picture} width="100%" height="44" aria-hidden="true">
        <rect className={styles.ground} y="14" width="100%" height="16" rx="8" />
        <svg x={place(dealer)} y="14" width="100%" height="16">
          <rect className={styles.reach} width={widthBetween(dealer, patient)} height="16" rx="8" />
        </svg>
        <line className={styles.beyond} x1={place(patient)} x2="99%" y1="22" y2="22" />
        {[dealer, patient].map((amount) => (
          <circle key={amount} className={styles.end} cx={place(amount)} cy="22" r="9" />
        ))}
        <rect className={styles.tie} x={place(asking)} y="4" width="10" height="36" rx="3" />
      </svg>
      <figcaption>
        A range, not a promise. Some private sales went higher; some hair finds no buyer.
      </figcaption>
    </figure>
  );
}

const widthBetween = (low: number, high: number) =>
  `${Math.round(((high - low) / (high * 1.12)) * 1000) / 10}%`;

import type { PriceAnswer } from '#market/prices/price-view.ts';
import { factorWords, percentWords } from '../price-words.ts';
import styles from './price-factors.module.css';

/** What moved the price up or down: a bar to the right of the middle, or to the left. */
export function PriceFactors({ factors }: { factors: PriceAnswer['factors'] }) {
  const moved = factors.filter(({ factor }) => factor !== 1);
  const still = factors.filter(({ factor }) => factor === 1);
  return (
    <div className={styles.factors}>
      {moved.length > 0 && (
        <ul className={styles.list}>
          {moved.map((each) => (
            <li key={each.name}>
              <span>{factorWords(each)}</span>
              <FactorBar factor={each.factor} />
              <b className={each.factor > 1 ? styles.up : styles.down}>{percentWords(each.factor)}</b>
            </li>
          ))}
        </ul>
      )}
      {still.length > 0 && <p>Made no difference: {still.map(factorWords).join(' · ')}.</p>}
    </div>
  );
}

/** Half and double are equally far from the middle. */
function FactorBar({ factor }: { factor: number }) {
  const share = Math.min(1, Math.abs(Math.log(factor)) / Math.log(4)) * 50;
  const width = `${Math.round(share * 10) / 10}%`;
  return (
    <svg className={styles.bar} width="100%" height="20" aria-hidden="true">
      <rect
        className={factor > 1 ? styles.more : styles.less}
        x={factor > 1 ? '50%' : `${Math.round((50 - share) * 10) / 10}%`}
        y="4"
        width={width}
        height="12"
        rx="2"
      />
      <line className={styles.centre} x1="50%" x2="50%" y1="0" y2="20" />
    </svg>
  );
}

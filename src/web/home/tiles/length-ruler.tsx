import type { HairLength } from '#rules/hair/values.ts';
import { formatNumber } from '#rules/numbers/format-number.ts';
import { LENGTH_CATEGORIES } from '../../hair/categories.ts';
import { LyingHank } from '../../hair/hank/lying-hank.tsx';
import { RULER_INCHES, rulerShare } from '../../hair/ruler.ts';
import layout from '../../ui/layout.module.css';
import styles from './length-ruler.module.css';

const MARKS = Array.from({ length: RULER_INCHES / 5 + 1 }, (_, mark) => mark * 5);

/** The tape on which one picks a length, with how many ads there are of each. */
export function LengthRuler({ counts }: { counts: Record<HairLength, number> }) {
  return (
    <section className={styles.ruler} aria-labelledby="pick-a-length">
      <div className={styles.head}>
        <h2 id="pick-a-length">Pick a length</h2>
        <svg className={styles.scale} width="100%" height="30" aria-hidden="true">
          {MARKS.map((mark) => (
            <text key={mark} x={rulerShare(mark)} y="12">
              {mark}
            </text>
          ))}
        </svg>
        <span aria-hidden="true">ads</span>
      </div>
      <ul className={styles.bands}>
        {LENGTH_CATEGORIES.map(({ value, label, url, upTo }) => (
          <li key={value}>
            <a href={url}>
              <span>{label}</span>
              <svg width="100%" height="22" aria-hidden="true">
                <LyingHank inches={upTo} y={1} height={20} />
              </svg>
              <span className={styles.count}>
                {formatNumber(counts[value])} <span className={layout.visuallyHidden}>ads</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { MARK_MAX, MARK_NAMES, MARKS, type Marks, type SaleSide } from '#rules/ratings/rating-rules.ts';
import styles from './marks.module.css';

/** The three marks of a rating, each as so much of a tape. */
export function MarkList({ marks, side }: { marks: Marks; side: SaleSide }) {
  return (
    <dl className={styles.marks}>
      {MARK_NAMES.map((name) => (
        <div key={name}>
          <dt>{MARKS[name][side]}</dt>
          <dd>
            <span className={styles.tape} data-mark={marks[name]} aria-hidden="true" />
            {marks[name]} <span className={styles.of}>of {MARK_MAX}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

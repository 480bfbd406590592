import { MARK_MAX, MARK_NAMES, MARKS, type Marks, type SaleSide } from '#rules/ratings/rating-rules.ts';
import styles from './marks.module.css';

const INCHES = Array.from({ length: MARK_MAX }, (_, at) => at + 1);

/** The three marks of a rating, each as so much of a tape. */
export function MarkList({ marks, side }: { marks: Marks; side: SaleSide }) {
  return (
    <dl className={styles.marks}>
      {MARK_NAMES.map((name) => (
        <div key={name}>
          <dt>{MARKS[name][side]}</dt>
          <dd>
            {INCHES.map((inch) => (inch <= marks[name] ? <b key={inch} /> : <i key={inch} />))}
            <span>
              {marks[name]} of {MARK_MAX}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

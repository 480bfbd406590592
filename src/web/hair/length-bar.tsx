import { STRAND_PAINT } from './hair-paints.tsx';
import { rulerShare } from './ruler.ts';
import styles from './length-bar.module.css';

/** A length as a tied strand on a ruler of 0–35 in. The number always stands beside it in words. */
export function LengthBar({ inches }: { inches: number }) {
  return (
    <svg className={styles.bar} width="100%" height="12" aria-hidden="true">
      <use href="#ruler" />
      <rect
        className={styles.strand}
        y="2"
        width={rulerShare(inches)}
        height="8"
        rx="4"
        fill={STRAND_PAINT}
      />
      <rect className={styles.tie} x="5" width="5" height="12" rx="2" />
    </svg>
  );
}

import type { HairColour } from '#rules/hair/values.ts';
import { hairPaint } from './hair-paints.tsx';
import styles from './swatch.module.css';

/** A colour's dot. Always beside its word: colour alone tells nobody anything. */
export function Swatch({ colour }: { colour: HairColour }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.4" fill={hairPaint(colour)} />
    </svg>
  );
}

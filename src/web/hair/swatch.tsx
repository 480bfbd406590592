import type { HairColour } from '#rules/hair/values.ts';
import styles from './swatch.module.css';

/** A colour's dot. Always beside its word: colour alone tells nobody anything. */
export const Swatch = ({ colour }: { colour: HairColour }) => (
  <i className={`${styles.swatch} ${styles[colour] ?? ''}`} />
);

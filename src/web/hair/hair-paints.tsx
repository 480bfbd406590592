import { HAIR_COLOURS, type HairColour } from '#rules/hair/values.ts';
import { drawLyingHank } from './hank/draw-lying-hank.ts';
import { HAIR_SWATCHES } from '#rules/hair/swatches.ts';
import styles from './hair-paints.module.css';

/** What every swatch, bar and tape of the page is painted with: attributes, because the policy forbids inline styles. */
export function HairPaints() {
  return (
    <svg className={styles.paints} width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="paint-strand">
          <stop className={styles.root} />
          <stop className={styles.tip} offset="1" />
        </linearGradient>
        {HAIR_COLOURS.map((colour) => (
          <linearGradient key={colour} id={`paint-${colour}`} x2="1" y2="1">
            <stop stopColor={HAIR_SWATCHES[colour][0]} />
            <stop stopColor={HAIR_SWATCHES[colour][1]} offset="1" />
          </linearGradient>
        ))}
        <symbol id="lying-hank" viewBox="0 0 100 16" preserveAspectRatio="none">
          <path d={LYING_HANK.mass} stroke="none" />
          <path d={LYING_HANK.strands} fill="none" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
        </symbol>
      </defs>
    </svg>
  );
}

const LYING_HANK = drawLyingHank();

export const STRAND_PAINT = 'url(#paint-strand)';
export const hairPaint = (colour: HairColour) => `url(#paint-${colour})`;

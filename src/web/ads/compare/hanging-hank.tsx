import { HAIR_SWATCHES } from '#rules/hair/swatches.ts';
import type { HairColour } from '#rules/hair/values.ts';
import { hairPaint } from '../../hair/hair-paints.tsx';
import styles from './hanging-hank.module.css';

const PX_PER_INCH = 10;
/** Above the hair: the rod and the tie. */
const ROD = 26;
const EVERY = 5;

/** As far down as the tape must reach for the longest of them. */
export const toTapeEnd = (inches: readonly number[]): number =>
  Math.max(15, Math.ceil((Math.max(0, ...inches) + 1) / EVERY) * EVERY);

type HangingHankProps = { inches: number; grams: number; colour: HairColour; end: number };

/** A hank on the rod, as long against the tape as the hair is, and the thicker the heavier. */
export function HangingHank({ inches, grams, colour, end }: HangingHankProps) {
  const length = inches * PX_PER_INCH;
  const thickness = 8 + Math.min(400, grams) / 14;
  return (
    <svg className={styles.hanging} width="100%" height={toHeight(end)} aria-hidden="true">
      <Lines end={end} />
      <rect className={styles.rod} width="100%" y="6" height="8" />
      <svg x="50%" overflow="visible">
        <circle className={styles.knob} cy="10" r="6" />
        <path className={styles.hook} d={`M0 16V${ROD}`} />
        <g transform={`translate(${thickness / 2} ${ROD}) rotate(90)`}>
          <use
            href="#lying-hank"
            width={length}
            height={thickness}
            fill={hairPaint(colour)}
            stroke={HAIR_SWATCHES[colour][1]}
            strokeWidth="1"
          />
        </g>
        <rect x={-thickness / 4 - 2} y={ROD + 2} width={thickness / 2 + 4} height="6" rx="3" fill="#f0ae2e" />
        <path className={styles.tip} d={`M-26 ${ROD + length}h52`} />
        <text className={styles.number} x="20" y={ROD + length - 5}>
          {inches}
        </text>
      </svg>
    </svg>
  );
}

/** The tape beside them all. */
export function HangingTape({ end }: { end: number }) {
  const marks = Array.from({ length: end + 1 }, (_, inch) => inch);
  return (
    <svg className={styles.tape} width="100%" height={toHeight(end)} aria-hidden="true">
      <rect className={styles.band} width="100%" y={ROD - 8} height="100%" />
      {marks.map((inch) => (
        <path
          key={inch}
          className={styles.tick}
          transform={`translate(0 ${ROD + inch * PX_PER_INCH})`}
          d={inch % EVERY === 0 ? 'M0 0h16' : 'M0 0h8'}
        />
      ))}
      {marks
        .filter((inch) => inch % EVERY === 0)
        .map((inch) => (
          <text key={inch} x="22" y={ROD + inch * PX_PER_INCH + 5}>
            {inch}
          </text>
        ))}
    </svg>
  );
}

const toHeight = (end: number) => ROD + end * PX_PER_INCH + 12;

const Lines = ({ end }: { end: number }) =>
  Array.from({ length: end / EVERY + 1 }, (_, at) => (
    <line
      // oxlint-disable-next-line react/no-array-index-key -- a line is its place
      key={at}
      className={styles.line}
      x2="100%"
      y1={ROD + at * EVERY * PX_PER_INCH}
      y2={ROD + at * EVERY * PX_PER_INCH}
    />
  ));

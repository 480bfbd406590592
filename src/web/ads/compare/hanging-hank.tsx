import { hankWidth } from '#rules/bundles/hank-width.ts';
import type { LengthUnit } from '#rules/hair/measure.ts';
import type { HairColour, Texture } from '#rules/hair/values.ts';
import { drawHangingHank } from '../../bundles/drawing/draw-hanging-hank.ts';
import { hairShades } from '../../hair/hair-shades.ts';
import { tenth } from '../../hair/ruler.ts';
import styles from './hanging-hank.module.css';

const PX_PER_INCH = 10;
/** Above the hair: the rod and the tie. */
const ROD = 26;
const STRANDS = 12;
const SHADES = 3;
/** How the tape is marked: a stroke and a number after so many of each unit. */
const TAPES = {
  in: { perInch: 1, stroke: 1, number: 5 },
  cm: { perInch: 2.54, stroke: 2, number: 10 },
} as const satisfies Record<LengthUnit, object>;
/** The tape ends at one of these. */
const EVERY = 5;

/** As far down as the tape must reach for the longest of them. */
export const toTapeEnd = (inches: readonly number[]): number =>
  Math.max(15, Math.ceil((Math.max(0, ...inches) + 1) / EVERY) * EVERY);

type HangingHankProps = {
  inches: number;
  grams: number;
  colour: HairColour;
  texture: Texture;
  end: number;
  unit: LengthUnit;
};

/** A hank on the rod, as long and as thick against the tape as the hair is. */
export function HangingHank({ inches, grams, colour, texture, end, unit }: HangingHankProps) {
  const length = inches * PX_PER_INCH;
  const width = hankWidth(grams, inches) * PX_PER_INCH;
  const drawn = { texture, length, width, perInch: PX_PER_INCH, strands: STRANDS, shades: SHADES };
  const shape = drawHangingHank(drawn);
  const [shadow, ...shades] = hairShades(colour, SHADES + 1);
  return (
    <svg className={styles.hanging} width="100%" height={toHeight(end)} aria-hidden="true">
      <Lines end={end} unit={unit} />
      <rect className={styles.rod} width="100%" y="6" height="8" />
      <svg x="50%" overflow="visible">
        <circle className={styles.knob} cy="10" r="6" />
        <path className={styles.hook} d={`M0 16V${ROD}`} />
        <g className={styles.hair} transform={`translate(0 ${ROD})`}>
          <path d={shape.mass} stroke={shadow} strokeWidth={shape.thickness} />
          {shape.shades.map((path, shade) => (
            <path key={shades[shade]} d={path} stroke={shades[shade]} />
          ))}
        </g>
        <rect x={tenth(-width / 2)} y={ROD} width={tenth(width)} height="5" rx="2.5" fill="#f0ae2e" />
        <path className={styles.tip} d={`M-24 ${ROD + length}h48`} />
        <text className={styles.number} x="16" y={ROD + length - 5}>
          {unit === 'in' ? inches : Math.round(inches * TAPES.cm.perInch)}
        </text>
      </svg>
    </svg>
  );
}

/** The tape beside them all. */
export function HangingTape({ end, unit }: TapeProps) {
  const { perInch, stroke, number } = TAPES[unit];
  const marks = listMarks(end * perInch, stroke);
  const toY = (mark: number) => ROD + (mark / perInch) * PX_PER_INCH;
  return (
    <svg className={styles.tape} width="100%" height={toHeight(end)} aria-hidden="true">
      <rect className={styles.band} width="100%" y={ROD - 8} height="100%" />
      {marks.map((mark) => (
        <path
          key={mark}
          className={styles.tick}
          transform={`translate(0 ${tenth(toY(mark))})`}
          d={mark % number === 0 ? 'M0 0h16' : 'M0 0h8'}
        />
      ))}
      {listMarks(end * perInch, number).map((mark) => (
        <text key={mark} x="22" y={tenth(toY(mark) + 5)}>
          {mark === 0 ? unit : mark}
        </text>
      ))}
    </svg>
  );
}

const toHeight = (end: number) => ROD + end * PX_PER_INCH + 12;

type TapeProps = { end: number; unit: LengthUnit };

const listMarks = (most: number, every: number): number[] =>
  Array.from({ length: Math.floor(most / every) + 1 }, (_, at) => at * every);

function Lines({ end, unit }: TapeProps) {
  const { perInch, number } = TAPES[unit];
  return listMarks(end * perInch, number).map((mark) => {
    const y = tenth(ROD + (mark / perInch) * PX_PER_INCH);
    return <line key={mark} className={styles.line} x2="100%" y1={y} y2={y} />;
  });
}

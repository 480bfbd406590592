import type { HairColour } from '#rules/hair/values.ts';
import { LyingHank } from './hank/lying-hank.tsx';
import { RULER_INCHES, rulerShare } from './ruler.ts';
import styles from './tape.module.css';

const CM_PER_INCH = 2.54;
const INCHES = Array.from({ length: RULER_INCHES + 1 }, (_, inch) => inch);
const CENTIMETRES = Array.from({ length: Math.floor(RULER_INCHES * CM_PER_INCH) + 1 }, (_, cm) => cm);

/** A hank on a tape measure with both scales. `label` says in words what it shows. */
export function Tape({ inches, colour, label }: { inches: number; colour: HairColour; label: string }) {
  return (
    <figure className={styles.tape} aria-label={label}>
      <svg width="100%" height="124" aria-hidden="true">
        <rect className={styles.well} width="100%" height="58" />
        <rect className={styles.band} y="58" width="100%" height="66" />
        <svg className={styles.scale} x="3%" width="94%" height="124">
          <LyingHank inches={inches} y={6} height={46} colour={colour} />
          <TapeTicks marks={INCHES.map((inch) => [inch / RULER_INCHES, inch % 5 === 0])} from={58} down />
          <TapeTicks
            marks={CENTIMETRES.map((cm) => [cm / CM_PER_INCH / RULER_INCHES, cm % 10 === 0])}
            from={124}
          />
          {INCHES.filter((inch) => inch % 5 === 0).map((inch) => (
            <text key={inch} x={rulerShare(inch)} y="86" className={numberStyle(inch / 5)}>
              {inch}
              {inch === 0 && ' in'}
            </text>
          ))}
          {CENTIMETRES.filter((cm) => cm % 10 === 0).map((cm) => (
            <text key={cm} x={rulerShare(cm / CM_PER_INCH)} y="108" className={numberStyle(cm / 10)}>
              {cm}
              {cm === 0 && ' cm'}
            </text>
          ))}
          <rect className={styles.end} x={rulerShare(inches)} y="0" width="2" height="74" />
        </svg>
      </svg>
    </figure>
  );
}

const numberStyle = (place: number) => (place === 0 ? styles.zero : place % 2 === 0 ? undefined : styles.odd);

type TapeTicksProps = { marks: (readonly [place: number, isLong: boolean])[]; from: number; down?: boolean };

/** One path for all ticks of a scale, stretched to the tape's width. */
function TapeTicks({ marks, from, down = false }: TapeTicksProps) {
  const path = marks.map(
    ([place, isLong]) =>
      `M${Math.round(place * 10000) / 10} ${down ? 0 : 16}v${(down ? 1 : -1) * (isLong ? 13 : 7)}`,
  );
  return (
    <svg
      className={styles.ticks}
      y={down ? from : from - 16}
      width="100%"
      height="16"
      viewBox="0 0 1000 16"
      preserveAspectRatio="none"
    >
      <path d={path.join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

import { hankWidth } from '#rules/bundles/hank-width.ts';
import { formatLength, inchesToMm, type LengthUnit } from '#rules/hair/measure.ts';
import { HAIR_SWATCHES } from '#rules/hair/swatches.ts';
import { hairShades } from '../../hair/hair-shades.ts';
import { tenth } from '../../hair/ruler.ts';
import { drawHangingHank } from './draw-hanging-hank.ts';
import { markTape, scaleSet, type SetScale } from './set-scale.ts';
import type { ShownHank, ShownNeed } from '../shown-bundles.ts';

const WIDTH = 314;
/** Where the tape ends and the rod begins. */
const LEFT = 50;
/** Where nought is: at the tie. */
const TOP = 46;
const SHADES = 5;

type HangingSetProps = { hanks: readonly ShownHank[]; need: ShownNeed };

/** The set as it would hang: side by side from one rod beside a tape, as long and as thick as the hair is. */
export function HangingSet({ hanks, need, unit }: HangingSetProps & { unit: LengthUnit }) {
  const drawn = hanks.map(({ inches, weighs }) => ({ inches, grams: weighs }));
  // All tips lie in it: from the shortest of them as far as the longest may reach.
  const shortest = Math.max(need.inches, Math.min(...hanks.map(({ inches }) => inches)));
  const scale = scaleSet(drawn, shortest + need.spread, WIDTH - LEFT);
  const foot = TOP + scale.end * scale.perInch;
  const isTight = hanks.length > 3;
  const at = (place: number) => LEFT + scale.column * (place + 0.5);
  return (
    <svg
      className="bun-set"
      viewBox={`0 0 ${WIDTH} ${tenth(foot + (isTight ? 54 : 40))}`}
      width={WIDTH}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, not fetched
      role="img"
      aria-label={describeSet(hanks, need, unit)}
    >
      <Tape scale={scale} need={need} unit={unit} />
      <rect
        className="bun-zone"
        x={LEFT}
        y={tenth(TOP + shortest * scale.perInch)}
        width={WIDTH - LEFT}
        height={tenth(need.spread * scale.perInch)}
      />
      <rect className="bun-rod" x={LEFT - 2} y="21" width={WIDTH - LEFT} height="9" rx="4.5" />
      {hanks.map((hank, place) => (
        <g key={hank.id} className="bun-hank" transform={`translate(${tenth(at(place))} ${TOP})`}>
          <HangingHank hank={hank} scale={scale} />
        </g>
      ))}
      <Wanted need={need} scale={scale} unit={unit} />
      {hanks.map((hank, place) => (
        <g key={hank.id} textAnchor="middle" transform={`translate(${tenth(at(place))} ${tenth(foot)})`}>
          <text className="bun-letter" y="14">
            {hank.letter}
          </text>
          <text className="bun-told" y="32">
            {sayLength(hank.inches, unit)}
            {!isTight && ` · ${hank.grams} g`}
          </text>
          {isTight && (
            <text className="bun-told" y="47">
              {hank.grams} g
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Half inches, in the unit of whoever reads. */
export const sayLength = (inches: number, unit: LengthUnit): string => formatLength(inchesToMm(inches), unit);

/** For whoever hears it. */
const describeSet = (hanks: readonly ShownHank[], need: ShownNeed, unit: LengthUnit): string =>
  `${hanks.length} hanks hang from one rod: ${hanks
    .map(({ inches, grams }) => `${sayLength(inches, unit)}, ${grams} g`)
    .join('; ')}. Wanted: ${sayLength(need.inches, unit)}.`;

function HangingHank({ hank, scale }: { hank: ShownHank; scale: SetScale }) {
  const { perInch } = scale;
  const [length, width] = [hank.inches * perInch, hankWidth(hank.weighs, hank.inches) * perInch];
  const strands = Math.round(Math.min(22, Math.max(9, width * 1.3)));
  const shape = drawHangingHank({ texture: hank.texture, length, width, perInch, strands, shades: SHADES });
  const [shadow, ...shades] = hairShades(hank.colour, SHADES + 1);
  const half = tenth(Math.min(scale.column / 2 - 3, width / 2 + 14));
  return (
    <>
      <path className="bun-hook" d="M0 -15V0" />
      <circle className="bun-knob" cy="-20.5" r="6.5" />
      <path d={tuft(width)} stroke={shadow} strokeWidth="1.2" strokeLinecap="round" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={shape.mass} stroke={shadow} strokeWidth={shape.thickness} strokeLinecap="butt" />
        {shape.shades.map((path, shade) => (
          <path key={shades[shade]} d={path} stroke={shades[shade]} strokeWidth="1.05" />
        ))}
      </g>
      <rect x={tenth(-width / 2)} y="-2.5" width={tenth(width)} height="5" rx="2.5" fill="#f0ae2e" />
      <path className="bun-tip" d={`M${-half} ${tenth(length)}h${half * 2}`} />
    </>
  );
}

/** What stands out above the tie. */
const tuft = (width: number): string =>
  [-1, -0.6, -0.2, 0.2, 0.6, 1]
    .map((across) => `M${tenth(across * width * 0.35)} 0L${tenth(across * width * 0.55)} -5`)
    .join('');

type TapeProps = { scale: SetScale; need: ShownNeed; unit: LengthUnit };

function Tape({ scale, need, unit }: TapeProps) {
  const { perInch, end } = scale;
  const marks = markTape(scale, unit);
  const y = (inch: number) => tenth(TOP + inch * perInch);
  // The flag stands there.
  const isFree = (inch: number) => Math.abs(inch - need.inches) * perInch > 15;
  return (
    <>
      <rect className="bun-tape" x="4" y={TOP - 12} width="40" height={tenth(end * perInch + 22)} rx="4" />
      <path
        className="bun-tick"
        d={marks.map(({ inches, isLong }) => `M44 ${y(inches)}h-${isLong ? 12 : 7}`).join('')}
      />
      {marks
        .filter(({ inches, isLong }) => isLong && isFree(inches))
        .map(({ inches, number }) => (
          <text key={number} className="bun-number" x="18" y={tenth(TOP + inches * perInch + 4.5)}>
            {number}
          </text>
        ))}
    </>
  );
}

/** The line that each of them must reach. */
function Wanted({ need, scale: { perInch }, unit }: TapeProps) {
  const y = tenth(TOP + need.inches * perInch);
  return (
    <>
      <path className="bun-want" d={`M50 ${y}H${WIDTH}`} />
      <path className="bun-flag" d={`M4 ${y - 9}h38l8 9l-8 9h-38z`} />
      <text className="bun-flag-words" x="24" y={y + 4.5}>
        {sayLength(need.inches, unit)}
      </text>
    </>
  );
}

const MINI_HEIGHT = 104;

/** The same, small: what a proposal is told by. */
export function MiniSet({ hanks, need }: HangingSetProps) {
  const width = hanks.length * 26;
  const longest = Math.max(need.inches + need.spread, ...hanks.map(({ inches }) => inches));
  const perInch = 84 / (longest + 1);
  return (
    <svg viewBox={`0 0 ${width} ${MINI_HEIGHT}`} width={width} aria-hidden="true">
      <rect className="bun-rod" y="4" width={width} height="4" rx="2" />
      {hanks.map((hank, place) => {
        const thick = Math.max(2.6, hankWidth(hank.weighs, hank.inches) * perInch * 1.2);
        const { mass } = drawHangingHank({
          texture: hank.texture,
          length: (hank.inches / 0.93) * perInch,
          width: thick,
          perInch,
          strands: 1,
          shades: 1,
        });
        return (
          <g key={hank.id} fill="none" transform={`translate(${place * 26 + 13} 15)`}>
            <path className="bun-hook" d="M0 -8V0" />
            <path d={mass} stroke={HAIR_SWATCHES[hank.colour][0]} strokeWidth={tenth(thick)} />
            <path d={mass} stroke={HAIR_SWATCHES[hank.colour][1]} strokeWidth={tenth(thick / 3)} />
            <rect x="-3" y="-1.500" width="6" height="4" rx="2" fill="#f0ae2e" />
          </g>
        );
      })}
      <path className="bun-want" d={`M0 ${tenth(15 + need.inches * perInch)}H${width}`} />
    </svg>
  );
}

import type { HairColour } from '#rules/hair/values.ts';
import { hairPaint, STRAND_PAINT } from '../hair-paints.tsx';
import { HAIR_SWATCHES } from '#rules/hair/swatches.ts';
import { RULER_INCHES, rulerShare } from '../ruler.ts';

type LyingHankProps = { inches: number; y: number; height: number; colour?: HairColour };

/** A hank as long on the drawn ruler as the hair is. Stands inside an <svg> as wide as 0–35 in. */
export function LyingHank({ inches, y, height, colour }: LyingHankProps) {
  const paint = colour ? hairPaint(colour) : STRAND_PAINT;
  return (
    <>
      <use
        href="#lying-hank"
        y={y}
        width={rulerShare(inches)}
        height={height}
        fill={paint}
        stroke={colour ? HAIR_SWATCHES[colour][1] : paint}
        strokeWidth={Math.max(0.8, height / 30)}
      />
      <rect
        x={rulerShare(Math.min(inches, RULER_INCHES) * 0.04)}
        y={y + height * 0.22}
        width={Math.max(5, height / 6)}
        height={height * 0.56}
        rx="2.5"
        fill="#f0ae2e"
      />
    </>
  );
}

import { rulerShare, RULER_INCHES } from '../hair/ruler.ts';

const MARKS = Array.from({ length: Math.floor(RULER_INCHES / 10) + 1 }, (_none, place) => place * 10);

type WantedTapeProps = { span: { from: number; to: number } | null };

/** Which lengths are asked for, as a band on the ruler. The words beside it say the same. */
export function WantedTape({ span }: WantedTapeProps) {
  const { from, to } = span ?? { from: 0, to: 0 };
  const start = Number.parseFloat(rulerShare(from));
  // One length alone must be seen, too.
  const width = Math.max(2, Number.parseFloat(rulerShare(to)) - start);
  return (
    <svg className="wan-tape" width="100%" height="36" aria-hidden="true">
      <svg x="4%" width="92%" height="36" overflow="visible">
        {MARKS.map((inch) => (
          <text key={inch} x={rulerShare(inch)} y="31">
            {inch}
          </text>
        ))}
        {span && <rect x={`${Math.min(start, 98)}%`} y="5" width={`${width}%`} height="11" rx="5.5" />}
      </svg>
    </svg>
  );
}

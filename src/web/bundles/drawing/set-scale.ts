import { hankWidth } from '#rules/bundles/hank-width.ts';
import type { LengthUnit } from '#rules/hair/measure.ts';

/** A hank as far as it is drawn. */
export type DrawnHank = { inches: number; grams: number };

export type SetScale = {
  perInch: number;
  /** As far down as the tape reaches, in inches. */
  end: number;
  /** How wide each hank has room. */
  column: number;
};

/** As high as a drawing gets before long hair makes it higher, and how small an inch may become then. */
const USUAL_HEIGHT = 270;
const LEAST_PER_INCH = 8;
const MOST_PER_INCH = 40;
/** Of its column a hank fills no more. */
const FILLS = 0.62;

/** Height and width by one factor: as large as the room lets the longest and the thickest be. */
export function scaleSet(hanks: readonly DrawnHank[], longest: number, room: number): SetScale {
  const end = Math.ceil(Math.max(longest, ...hanks.map(({ inches }) => inches)) + 1);
  const column = room / Math.max(1, hanks.length);
  const thickest = Math.max(...hanks.map(({ grams, inches }) => hankWidth(grams, inches)), 0.1);
  const byHeight = Math.max(USUAL_HEIGHT / end, LEAST_PER_INCH);
  return { end, column, perInch: Math.min(byHeight, (column * FILLS) / thickest, MOST_PER_INCH) };
}

const CM_PER_INCH = 2.54;

/** The strokes of a tape as far as `end`, in inches, each with its number in the unit of the tape. */
export function markTape({ perInch, end }: Pick<SetScale, 'perInch' | 'end'>, unit: LengthUnit) {
  const each = unit === 'in' ? 1 : 1 / CM_PER_INCH;
  const step = pickTapeStep(perInch * each);
  // Finer ones would run together.
  const every = perInch * each < FINEST ? step / STROKES : 1;
  return Array.from({ length: Math.floor(end / (each * every)) + 1 }, (_, at) => ({
    inches: at * every * each,
    number: at * every,
    isLong: (at * every) % step === 0,
  }));
}

const FINEST = 6;
const STROKES = 5;

/** How much of a unit lies between two numbers of the tape: far enough apart to be read. */
const pickTapeStep = (perUnit: number): number => [1, 2, 5, 10].find((step) => step * perUnit >= 34) ?? 20;

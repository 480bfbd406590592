import { hankWidth } from '#rules/bundles/hank-width.ts';

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

/** How many inches lie between two numbers of the tape: far enough apart to be read. */
export const pickTapeStep = (perInch: number): number => [1, 2, 5].find((step) => step * perInch >= 34) ?? 10;

/**
 * When the length of an ad counts as measured: a photo shows it beside a tape, and staff have compared the two, or
 * buyers have found so many times that this seller's hair is as described.
 */
export const MEASURED = { goodSales: 3, goodMark: 4 } as const;

/** Who spoke for it. */
export type MeasuredBy = 'staff' | 'sales';

/** As people read it, before the day. */
export const MEASURED_WORDS: Record<MeasuredBy, string> = {
  staff: 'Our staff compared it with the tape in the photo',
  sales: 'The photo shows a tape, and three buyers found this seller’s hair as described',
};

import { z } from 'zod';
import { HAIR_COLOURS, HAIR_LENGTHS } from '#rules/hair/values.ts';
import { CURRENCIES } from '#rules/money/money.ts';

const whole = z.int().nullable();

/** Hair like it that was sold here, only where there are enough. Whole units of the answer's currency. */
export const ComparableSales = z.object({
  sales: z.int(),
  /** What a hundred grams fetched: a quarter went for less than `low`, a quarter for more than `high`. */
  perHundredGrams: z.object({ low: z.int(), middle: z.int(), high: z.int() }),
  /** The same for the weight asked about. */
  forThisWeight: z.object({ low: z.int(), middle: z.int(), high: z.int() }),
  newest: z.array(
    z.object({
      url: z.string(),
      title: z.string(),
      lengthInches: z.number(),
      grams: z.int(),
      /** In minor units of its own currency. */
      soldPrice: z.int(),
      currency: z.enum(CURRENCIES),
      soldAt: z.iso.datetime(),
    }),
  ),
  demo: z.boolean(),
});
export type ComparableSales = z.infer<typeof ComparableSales>;

/** What the hair would be worth after so many months more on the head. No figures: no real market yet. */
export const WaitPoint = z.object({
  months: z.int(),
  lengthInches: z.number(),
  band: z.enum(HAIR_LENGTHS),
  dealer: whole,
  asking: whole,
  private: whole,
});
export type WaitPoint = z.infer<typeof WaitPoint>;

/** The whole answer of the calculator. Money in whole units of `currency`, as people say them. */
export const PriceAnswer = z.object({
  baseUsd: z.number(),
  dealer: whole,
  asking: whole,
  private: whole,
  currency: z.enum(CURRENCIES),
  grams: z.int(),
  gramsEstimated: z.boolean(),
  lengthInches: z.number(),
  band: z.enum(HAIR_LENGTHS),
  perHundredGrams: z.int(),
  noMarket: z.boolean(),
  exportFloorMet: z.boolean(),
  factors: z.array(z.object({ name: z.string(), value: z.string(), factor: z.number() })),
  weaklyFounded: z.boolean(),
  tableVersion: z.string(),
  ratesDate: z.iso.date(),
  comparables: ComparableSales.nullable(),
  waiting: z.array(WaitPoint),
});
export type PriceAnswer = z.infer<typeof PriceAnswer>;

/** One cell of the price book. Whole units of the book's currency. */
const PriceBookCell = z.object({
  band: z.enum(HAIR_LENGTHS),
  colour: z.enum(HAIR_COLOURS),
  sales: z.int(),
  medianPrice: z.int(),
  medianPerHundredGrams: z.int(),
});

/** What hair was really sold for here. Cells with few sales are left out; demo sales and real ones never meet. */
export const PriceBook = z.object({
  currency: z.enum(CURRENCIES),
  ratesDate: z.iso.date(),
  from: z.iso.date(),
  to: z.iso.date(),
  demo: z.boolean(),
  leastSales: z.int(),
  cells: z.array(PriceBookCell),
});
export type PriceBook = z.infer<typeof PriceBook>;

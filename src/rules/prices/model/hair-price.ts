import {
  compare,
  dividedBy,
  type Exact,
  exact,
  minus,
  plus,
  roundHalfUp,
  times,
  toNumber,
} from '../../numbers/exact.ts';
import { EXPORT_FLOOR_USD_PER_KG } from '../export-floor.ts';
import type {
  Condition,
  HairColour,
  HairEthnicity,
  HairLength,
  Texture,
  Treatment,
} from '../../hair/values.ts';
import { PRICE_TABLE, type PriceCells, type PriceTable } from './price-table.ts';
import { toLengthBand, estimateGrams, meanLength } from '../../hair/measure.ts';
import type { Currency, Rates } from '../../money/money.ts';

/** The hair somebody asks about. Inches and grams, with as many decimals as they were given. */
export type PricedHair = {
  longest: number;
  /** Null: all of one length. */
  shortest: number | null;
  weight: { grams: number } | { circumference: number };
  colour: HairColour;
  ethnicity: HairEthnicity;
  treatment: Treatment;
  texture: Texture;
  condition: Condition;
};

const FACTORS = ['colour', 'ethnicity', 'treatment', 'texture', 'condition'] as const;

/** One thing that moved the price, and by how much. `sales`: what hair like it really fetched here. */
type PriceFactor = { name: (typeof FACTORS)[number] | 'sales'; value: string; factor: number };

/** An honest range, in whole units of the currency as people say them. No figures where there is no real market. */
export type PriceEstimate = {
  baseUsd: number;
  dealer: number | null;
  asking: number | null;
  private: number | null;
  currency: Currency;
  grams: number;
  gramsEstimated: boolean;
  lengthInches: number;
  band: HairLength;
  perHundredGrams: number;
  noMarket: boolean;
  /** Whether the asking price would let it leave India. */
  exportFloorMet: boolean;
  factors: PriceFactor[];
  weaklyFounded: boolean;
  tableVersion: string;
  ratesDate: string;
};

/** What hair fetches, by the model: a range, never a promise. */
export function estimatePrice(
  hair: PricedHair,
  currency: Currency,
  rates: Rates,
  table: PriceTable = PRICE_TABLE,
): PriceEstimate {
  const grams = toGrams(hair);
  const base = baseInDollars(hair, table);
  const noMarket = compare(base, exact(table.leastBaseUsd)) < 0;
  const inCurrency = times(base, exact(rates.perUsd[currency]));
  const figure = (share: number) =>
    noMarket ? null : roundHalfUp(times(inCurrency, exact(share)), exact(table.steps[currency]));
  const inches = toNumber(meanLength(hair.longest, hair.shortest));

  return {
    baseUsd: roundHalfUp(base, exact(0.01)),
    dealer: figure(table.shares.dealer),
    asking: figure(table.shares.asking),
    private: figure(table.shares.private),
    currency,
    grams: roundHalfUp(exact(grams)),
    gramsEstimated: 'circumference' in hair.weight,
    lengthInches: inches,
    band: toLengthBand(inches),
    perHundredGrams: grams === 0 ? 0 : roundHalfUp(dividedBy(times(inCurrency, exact(100)), exact(grams))),
    noMarket,
    exportFloorMet: compare(base, exportFloor(grams)) >= 0,
    factors: listFactors(hair, table),
    weaklyFounded: table.weaklyFounded.includes(hair.ethnicity),
    tableVersion: table.version,
    ratesDate: rates.date,
  };
}

/** The base of all three figures in US dollars, before any rounding. */
export function baseInDollars(hair: PricedHair, table: PriceTable = PRICE_TABLE): Exact {
  const rate = ratePerGram(meanLength(hair.longest, hair.shortest), hair.colour, table);
  return times(exact(toGrams(hair)), rate, ...FACTORS.map((name) => exact(findFactor(hair, name, table))));
}

/** The same hair after so many months more on the head: longer, and heavier in proportion. */
export function afterGrowing(hair: PricedHair, months: number, table: PriceTable = PRICE_TABLE): PricedHair {
  const grown = dividedBy(times(exact(months), exact(table.growthCmPerMonth)), exact(2.54));
  const longer = (inches: number) => toNumber(plus(exact(inches), grown));
  const { longest, shortest, weight } = hair;
  const older = { ...hair, longest: longer(longest), shortest: shortest === null ? null : longer(shortest) };
  if ('circumference' in weight) return older;
  const ratio = dividedBy(meanLength(older.longest, older.shortest), meanLength(longest, shortest));
  return { ...older, weight: { grams: roundHalfUp(times(exact(weight.grams), ratio)) } };
}

/** On the straight line between the two knots around the length. */
function ratePerGram(inches: Exact, colour: HairColour, table: PriceTable): Exact {
  const knots = findKnots(colour, table);
  const above = knots.findIndex(({ knot }) => compare(inches, knot) < 0);
  const from = knots.at(above === -1 ? -1 : Math.max(above - 1, 0));
  const to = knots[above];
  if (from === undefined) return exact(0);
  if (to === undefined || to === from) return from.rate;
  const slope = dividedBy(minus(to.rate, from.rate), minus(to.knot, from.knot));
  return plus(from.rate, times(minus(inches, from.knot), slope));
}

/**
 * The knots with what our own sales say of the band they lie in. Moving knots keeps the line whole at a band's edge;
 * no knot falls below the one before it, so that longer hair is never cheaper.
 */
function findKnots(colour: HairColour, table: PriceTable): Knot[] {
  const known = KNOTS.get(table) ?? new Map<HairColour, Knot[]>();
  KNOTS.set(table, known);
  const knots = known.get(colour) ?? buildKnots(colour, table);
  known.set(colour, knots);
  return knots;
}

type Knot = { knot: Exact; rate: Exact };
/** A table never changes: its lines are computed once. */
const KNOTS = new WeakMap<PriceTable, Map<HairColour, Knot[]>>();

function buildKnots(colour: HairColour, { rates, cells }: PriceTable): Knot[] {
  const knots: Knot[] = [];
  for (const [inches, usd] of rates) {
    const rate = times(exact(usd), exact(cellConstant(cells, toLengthBand(inches), colour)));
    const before = knots.at(-1)?.rate ?? rate;
    knots.push({ knot: exact(inches), rate: compare(rate, before) < 0 ? before : rate });
  }
  return knots;
}

/** How far our own sales moved a cell; 1 where they did not. */
export const cellConstant = (cells: PriceCells, band: HairLength, colour: HairColour): number =>
  cells[band]?.[colour] ?? 1;

function listFactors(hair: PricedHair, table: PriceTable): PriceFactor[] {
  const factors: PriceFactor[] = FACTORS.map((name) => ({
    name,
    value: hair[name],
    factor: findFactor(hair, name, table),
  }));
  if (Object.keys(table.cells).length === 0) return factors;
  const inches = meanLength(hair.longest, hair.shortest);
  const plain = ratePerGram(inches, hair.colour, { ...table, cells: {} });
  if (plain.over === 0n) return factors;
  const moved = dividedBy(ratePerGram(inches, hair.colour, table), plain);
  const factor = roundHalfUp(moved, exact(0.01));
  return factor === 1
    ? factors
    : [...factors, { name: 'sales', value: toLengthBand(toNumber(inches)), factor }];
}

function toGrams({ longest, shortest, weight }: PricedHair): number {
  return 'grams' in weight ? weight.grams : estimateGrams(longest, shortest, weight.circumference);
}

function findFactor(hair: PricedHair, name: (typeof FACTORS)[number], table: PriceTable): number {
  const factors: Record<string, number> = table[name];
  return factors[hair[name]] ?? 1;
}

const exportFloor = (grams: number): Exact =>
  dividedBy(times(exact(EXPORT_FLOOR_USD_PER_KG), exact(grams)), exact(1000));

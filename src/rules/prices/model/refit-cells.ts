import { compare, dividedBy, exact, roundHalfUp, toNumber } from '../../numbers/exact.ts';
import { HAIR_COLOURS, HAIR_LENGTHS, type HairColour, type HairLength } from '../../hair/values.ts';
import { baseInDollars, cellConstant, type PricedHair } from './hair-price.ts';
import { PRICE_TABLE, type PriceCells, type PriceTable } from './price-table.ts';
import { toLengthBand, meanLength } from '../../hair/measure.ts';
import { quantile } from '../../numbers/quantile.ts';

/** Nothing moves on fewer sales than this. */
export const LEAST_SALES_TO_REFIT = 20;

/** More sales of one seller in a cell say something about that seller, not about the cell. */
export const MAX_SALES_PER_SELLER = 2;

/** A cell moves by so many hundredths in a month at most, whatever its sales say. */
const MAX_HUNDREDTHS_A_MONTH = 25;

export type PricedSale = { hair: PricedHair; soldUsd: number; sellerId: string };

/** What a refit saw in one cell and what it made of it. */
export type CellRefit = {
  band: HairLength;
  colour: HairColour;
  sales: number;
  medianRatio: number;
  oldConstant: number;
  newConstant: number;
};

/**
 * A cell of length band × colour with enough sales goes towards the median of sold ÷ table with its constant. The
 * table is the published one without cells: once there, the same sales move nothing. Sales come newest first.
 */
export function refitCells(
  cells: PriceCells,
  sales: readonly PricedSale[],
  table: PriceTable = PRICE_TABLE,
): CellRefit[] {
  const ratios = ratiosByCell(sales, { ...table, cells: {} });
  return HAIR_LENGTHS.flatMap((band) =>
    HAIR_COLOURS.flatMap((colour) => {
      const found = ratios.get(`${band} ${colour}`);
      return found ? [refitCell(band, colour, found, cellConstant(cells, band, colour))] : [];
    }),
  );
}

/** The cells after a refit. */
export function cellsAfter(cells: PriceCells, refits: readonly CellRefit[]): PriceCells {
  const after = { ...cells };
  for (const { band, colour, newConstant } of refits)
    if (newConstant !== 1 || cells[band]?.[colour] !== undefined)
      after[band] = { ...after[band], [colour]: newConstant };
  return after;
}

function ratiosByCell(sales: readonly PricedSale[], plain: PriceTable): Map<string, number[]> {
  const ratios = new Map<string, number[]>();
  const ofSellers = new Map<string, number>();
  for (const { hair, soldUsd, sellerId } of sales) {
    const model = baseInDollars(hair, plain);
    if (compare(model, exact(0)) <= 0) continue;
    const cell = `${toLengthBand(toNumber(meanLength(hair.longest, hair.shortest)))} ${hair.colour}`;
    const ofSeller = (ofSellers.get(`${cell} ${sellerId}`) ?? 0) + 1;
    ofSellers.set(`${cell} ${sellerId}`, ofSeller);
    if (ofSeller > MAX_SALES_PER_SELLER) continue;
    ratios.set(cell, [...(ratios.get(cell) ?? []), toNumber(dividedBy(exact(soldUsd), model))]);
  }
  return ratios;
}

function refitCell(band: HairLength, colour: HairColour, ratios: number[], oldConstant: number): CellRefit {
  const medianRatio = roundHalfUp(exact(quantile(ratios, 0.5)), exact(0.0001));
  const newConstant =
    ratios.length >= LEAST_SALES_TO_REFIT ? stepTowards(medianRatio, oldConstant) : oldConstant;
  return { band, colour, sales: ratios.length, medianRatio, oldConstant, newConstant };
}

/** In ten-thousandths, as constants are kept: no rounding goes past the bound. */
function stepTowards(wanted: number, from: number): number {
  const [goal, old] = [Math.round(wanted * 10_000), Math.round(from * 10_000)];
  const most = Math.floor((old * (100 + MAX_HUNDREDTHS_A_MONTH)) / 100);
  const least = Math.ceil((old * (100 - MAX_HUNDREDTHS_A_MONTH)) / 100);
  return Math.min(Math.max(goal, least), most) / 10_000;
}

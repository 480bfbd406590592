import { PRICE_TABLE, type PriceTable } from '#rules/prices/model/price-table.ts';
import type { Context } from '../context.ts';
import { findPriceVersion } from './sales/price-table-store.ts';

/** The constants in force: the published table, and what our own sales moved since. */
export async function readPriceTable(ctx: Context): Promise<PriceTable> {
  const newest = await findPriceVersion(ctx.db);
  if (!newest) return PRICE_TABLE;
  return { ...PRICE_TABLE, cells: newest.cells, version: `${PRICE_TABLE.version}.${newest.version}` };
}

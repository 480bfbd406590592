import { PRICE_TABLE } from '#rules/prices/model/price-table.ts';
import {
  type CellRefit,
  cellsAfter,
  LEAST_SALES_TO_REFIT,
  refitCells,
} from '#rules/prices/model/refit-cells.ts';
import type { Context } from '../../context.ts';
import { findPriceVersion, hasRefitSince, insertPriceVersion, insertRefits } from './price-table-store.ts';
import { listSalesToRefit } from './sale-store.ts';
import { salesStart } from './sales-window.ts';

/** Once a month our own real sales refine the price table; every cell looked at is written down, moved or not. */
export async function refitPriceTable(ctx: Context): Promise<void> {
  const now = ctx.now();
  const sales = await listSalesToRefit(ctx.db, salesStart(now));
  if (sales.length === 0) return;
  await ctx.write(async (unit) => {
    if (await hasRefitSince(unit.db, startOfMonth(now))) return;
    const newest = await findPriceVersion(unit.db);
    const from = newest?.version ?? 1;
    const before = newest?.cells ?? {};
    if (!newest)
      await insertPriceVersion(unit.db, {
        version: from,
        table: PRICE_TABLE,
        reason: 'The published table, before any sale of our own.',
        now,
      });

    const refits = refitCells(before, sales);
    const moved = refits.filter((cell) => cell.newConstant !== cell.oldConstant);
    if (moved.length === 0) return insertRefits(unit.db, refits, { from, to: null, now });
    const to = from + 1;
    const table = { ...PRICE_TABLE, cells: cellsAfter(before, refits) };
    const reason = describeReason(moved);
    await insertPriceVersion(unit.db, { version: to, table, reason, now });
    await insertRefits(unit.db, refits, { from, to, now });
    await unit.audit({
      action: 'refit price table',
      objectKind: 'price-table',
      objectId: String(to),
      before: { version: from, cells: moved.map((cell) => [cell.band, cell.colour, cell.oldConstant]) },
      after: { version: to, cells: moved.map((cell) => [cell.band, cell.colour, cell.newConstant]) },
      reason,
    });
  });
}

function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

const describeReason = (moved: readonly CellRefit[]) =>
  `The median of sold ÷ table moved ${moved.length} of the cells with ${LEAST_SALES_TO_REFIT} sales or more.`;

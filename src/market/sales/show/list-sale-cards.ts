import type { Context } from '../../context.ts';
import type { SaleRow } from '../sale-store.ts';
import { readStandings } from '../standing/read-standing.ts';
import { makeSaleCard } from './make-sale-view.ts';
import type { SaleCard } from './sale-view.ts';

/** These sales as lines of a list, each with what this reader can do with it. */
export async function listSaleCards(
  ctx: Context,
  sales: readonly SaleRow[],
  reader: string,
): Promise<SaleCard[]> {
  const standings = await readStandings(ctx, ctx.db, sales, reader);
  return sales.flatMap((sale) => {
    const standing = standings.get(sale.id);
    return standing ? [makeSaleCard(sale, standing, { reader, now: ctx.now() })] : [];
  });
}

import type { Database } from '#platform/postgres/database.ts';
import { Refusal } from '#rules/refusal.ts';
import { saleHindrance } from '#rules/sales/life/sale-hindrances.ts';
import type { SaleEvent } from '#rules/sales/life/sale-life.ts';
import { ensureSaleStep } from '#rules/sales/life/sale-state.ts';
import type { Context } from '../../context.ts';
import { toSaleLife } from '../sale-life.ts';
import type { SaleRow } from '../sale-store.ts';
import { readStanding } from './read-standing.ts';

type Asked = { event: SaleEvent; as: 'buyer' | 'seller' | 'admin'; by: string };

/** Refuses a step that no page offers now, with why: its state first, then what else stands in its way. */
export async function ensureOpen(
  ctx: Context,
  db: Database,
  sale: SaleRow,
  { event, as, by }: Asked,
): Promise<void> {
  const now = ctx.now();
  ensureSaleStep([as], toSaleLife(sale), event, now);
  const why = saleHindrance(event, await readStanding(ctx, db, sale, by), now);
  if (why === null) return;
  throw new Refusal('conflict', why, {}, { current: { status: sale.state, version: sale.version } });
}

import { ensureMayLook } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { ListAllSales } from '#rules/sales/dispute/dispute-schema.ts';
import { isSaleCurrency } from '#rules/sales/money/sale-fee.ts';
import { saleStateAt } from '#rules/sales/life/sale-state.ts';
import { DAY_MS } from '#rules/time.ts';
import type { Context } from '../../context.ts';
import { cutPage, readCursor, writeCursor } from '../../cursor.ts';
import type { DisputeRow } from '../disputes/dispute-store.ts';
import { toSaleLife } from '../sale-life.ts';
import { listSalesById, type SaleRow } from '../sale-store.ts';
import { listOpenDisputes, listStaffSaleIds, sumHeld } from './staff-sale-store.ts';
import type { HeldMoney, StaffSaleCard } from './staff-sale-view.ts';

type Listed = { items: StaffSaleCard[]; held: HeldMoney[]; next: string | null };

/** All sales that are not over, those nearest the wall first; what is held, by currency. */
export async function listAllSales(
  ctx: Context,
  { state, disputes: isDisputed = false, waiting = false, limit, after }: ListAllSales,
): Promise<Listed> {
  ensureMayLook(ctx.viewer, 'see all sales');
  const cursor = readCursor(after, 'all-sales', 'timestamptz');
  if (after !== undefined && !cursor)
    throw new Refusal('invalid', 'This list has changed. Please start again from the top.', {
      after: ['Not a cursor of this list.'],
    });
  const waitingAt = waiting ? ctx.now() : null;
  const page = { after: cursor, most: limit + 1 };
  const rows = await listStaffSaleIds(ctx.db, { state, isDisputed, waitingAt }, page);
  const { shown, next } = cutPage(rows, limit, ({ id, wall }) =>
    writeCursor('all-sales', { value: wall, id }),
  );
  const ids = shown.map(({ id }) => id);
  const sales = new Map((await listSalesById(ctx.db, ids, ctx.now())).map((sale) => [sale.id, sale]));
  const open = new Map((await listOpenDisputes(ctx.db, ids)).map((dispute) => [dispute.sale_id, dispute]));
  const items = ids.flatMap((id) => {
    const sale = sales.get(id);
    return sale ? [makeCard(sale, open.get(id), ctx.now())] : [];
  });
  return { items, held: await sumHeld(ctx.db), next };
}

function makeCard(sale: SaleRow, dispute: DisputeRow | undefined, now: Date): StaffSaleCard {
  if (!isSaleCurrency(sale.currency)) throw new Error(`a sale in ${sale.currency}`);
  return {
    id: sale.id,
    state: saleStateAt(toSaleLife(sale), now),
    ad: { id: sale.ad_id, title: sale.ad_title ?? 'An ad' },
    buyer: { id: sale.buyer_id, username: sale.buyer },
    seller: { id: sale.seller_id, username: sale.seller },
    currency: sale.currency,
    total: sale.total,
    wallAt: sale.wall_at?.toISOString() ?? null,
    daysToWall: sale.wall_at && Math.max(0, Math.floor((sale.wall_at.getTime() - now.getTime()) / DAY_MS)),
    settleBy: sale.settle_by?.toISOString() ?? null,
    frozenBy: sale.frozen_why,
    dispute: dispute
      ? {
          reason: dispute.reason,
          decideBy: dispute.decide_by.toISOString(),
          waitsFor: waitsFor(sale, dispute, now),
        }
      : null,
  };
}

/** Who has to do something next. */
function waitsFor(
  sale: SaleRow,
  dispute: DisputeRow,
  now: Date,
): NonNullable<StaffSaleCard['dispute']>['waitsFor'] {
  if (sale.decision !== null) return dispute.appealed_at === null ? 'time' : 'appeal';
  return dispute.answered_at !== null || dispute.answer_by <= now ? 'decision' : 'seller';
}

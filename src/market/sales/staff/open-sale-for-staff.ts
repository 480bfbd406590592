import type { Unit } from '#platform/unit-of-work.ts';
import type { Account } from '#rules/accounts/account.ts';
import { ensure, type Permission } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { saleStateAt } from '#rules/sales/life/sale-state.ts';
import type { Context } from '../../context.ts';
import { isOnVersion, tellWhoDid } from '../../deeds/tell-who-did.ts';
import { type NamedSale, noSuchSale, openSaleInside } from '../open-sale.ts';
import { toSaleLife } from '../sale-life.ts';
import { findSale, type SaleRow } from '../sale-store.ts';
import { arriveIfDue } from '../steps/parcel/begin-inspection.ts';

type StaffRight = Extract<
  Permission,
  'decide disputes' | 'freeze a sale' | 'move sale money' | 'reveal an address'
>;

/** A sale that an admin is about to change, in which they have no part; nobody else does until this write ends. */
export async function openSaleForStaff(
  ctx: Context,
  unit: Unit,
  { saleId, version }: NamedSale,
  right: StaffRight,
): Promise<{ account: Account; sale: SaleRow }> {
  ensure(ctx.viewer, right);
  const found = await findSale(unit.db, saleId, ctx.now());
  if (!found) throw noSuchSale();
  const account = ensure(ctx.viewer, right, { accountId: found.buyer_id, sellerId: found.seller_id });
  const sale = await openSaleInside(ctx, unit, found);
  if (sale.version === version) return { account, sale: await arriveIfDue(ctx, unit, sale) };
  const isWhy = isOnVersion(version);
  const who = await tellWhoDid(ctx, unit.db, { topic: 'sale', kind: 'sale', id: sale.id, isWhy });
  throw new Refusal(
    'conflict',
    `This sale has changed.${who} Look again.`,
    {},
    { current: { status: saleStateAt(toSaleLife(sale), ctx.now()), version: sale.version } },
  );
}

/** What staff did, as the audit keeps it. */
export const auditSale = (
  unit: Unit,
  before: SaleRow,
  { action, after, reason }: { action: string; after: object; reason: string },
): Promise<void> =>
  unit.audit({
    action: `sale.${action}`,
    objectKind: 'sale',
    objectId: before.id,
    before: { state: before.state, version: before.version },
    after,
    reason,
  });

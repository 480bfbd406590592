import type { Database } from '#platform/postgres/database.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { Account } from '#rules/accounts/account.ts';
import { can, ensure, ensureSignedIn } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { saleStateAt } from '#rules/sales/life/sale-state.ts';
import { lockScene } from '../agreements/open-offer.ts';
import type { Context } from '../context.ts';
import { toSaleLife } from './sale-life.ts';
import { findSale, lockSale, type SaleRow } from './sale-store.ts';
import { arriveIfDue } from './steps/parcel/begin-inspection.ts';

export type NamedSale = { saleId: string; version: number };
export type SaleSide = 'buyer' | 'seller';
export type OpenSale = { account: Account; sale: SaleRow; side: SaleSide };

/** One's own sale, or any to an admin; somebody else's is not told apart from none. */
export async function findOwnSale(ctx: Context, saleId: string, db: Database = ctx.db): Promise<SaleRow> {
  const account = ensureSignedIn(ctx.viewer);
  const sale = await findSale(db, saleId, ctx.now());
  if (sale && can(account, 'see this sale', { accountId: sale.buyer_id, sellerId: sale.seller_id }))
    return sale;
  throw noSuchSale();
}

export const noSuchSale = () => new Refusal('not-found', 'There is no such sale.');

/** A sale that one of its two sides is about to change; nobody else does until this write ends. */
export async function openSale(
  ctx: Context,
  unit: Unit,
  { saleId, version }: NamedSale,
  as: SaleSide | 'either',
): Promise<OpenSale> {
  const account = ensureSignedIn(ctx.viewer);
  const found = await findOwnSale(ctx, saleId, unit.db);
  const side = account.id === found.seller_id ? 'seller' : 'buyer';
  ensure(account, `act as the ${as === 'either' ? side : as} of this sale`, {
    accountId: found.buyer_id,
    sellerId: found.seller_id,
  });
  const sale = await openSaleInside(ctx, unit, found);
  if (sale.version === version) return { account, sale: await arriveIfDue(ctx, unit, sale), side };
  throw new Refusal(
    'conflict',
    'This sale has changed. Look again.',
    {},
    { current: { status: saleStateAt(toSaleLife(sale), ctx.now()), version: sale.version } },
  );
}

/** The same for the clock, the provider and the site itself. People first, then the ad, then the sale: nobody waits in a circle. */
export async function openSaleInside(
  ctx: Context,
  unit: Unit,
  { id, buyer_id, seller_id, ad_id }: Pick<SaleRow, 'id' | 'buyer_id' | 'seller_id' | 'ad_id'>,
): Promise<SaleRow> {
  await lockScene(unit.db, { people: [buyer_id, seller_id], adId: ad_id });
  const sale = await lockSale(unit.db, id, ctx.now());
  if (!sale) throw noSuchSale();
  return sale;
}

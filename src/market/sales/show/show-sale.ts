import { ensureSignedIn } from '#rules/permissions.ts';
import type { NameSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import { findOwnSale } from '../open-sale.ts';
import { makeSaleView } from './make-sale-view.ts';
import { readStanding } from '../standing/read-standing.ts';
import { readAddress } from './read-address.ts';
import { readSaleThings } from './show-store.ts';
import type { SaleView } from './sale-view.ts';

/** One sale of one's own as it stands now: what to do, what was agreed, what happened. */
export async function showSale(ctx: Context, { saleId }: NameSale): Promise<SaleView> {
  const account = ensureSignedIn(ctx.viewer);
  const sale = await findOwnSale(ctx, saleId);
  const things = await readSaleThings(ctx.db, sale, ctx.now());
  const mayKnow = account.id === sale.seller_id && ['proved', 'shipped'].includes(sale.state);
  const address = mayKnow ? await readAddress(ctx, sale.id, 'buyer') : null;
  const maySendBack = account.id === sale.buyer_id && sale.state === 'returning';
  const returnAddress = maySendBack ? await readAddress(ctx, sale.id, 'return') : null;
  const standing = await readStanding(ctx, ctx.db, sale, account.id);
  const all = { ...things, standing, address, returnAddress };
  return makeSaleView(sale, all, { reader: account.id, now: ctx.now() });
}

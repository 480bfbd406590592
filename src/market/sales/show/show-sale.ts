import { ensureSignedIn } from '#rules/permissions.ts';
import type { NameSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import { findOwnSale } from '../open-sale.ts';
import { findAddress } from '../pay/payment-store.ts';
import { makeSaleView } from './make-sale-view.ts';
import { type Address, readSaleThings } from './show-store.ts';
import type { SaleView } from './sale-view.ts';

/** One sale of one's own as it stands now: what to do, what was agreed, what happened. */
export async function showSale(ctx: Context, { saleId }: NameSale): Promise<SaleView> {
  const account = ensureSignedIn(ctx.viewer);
  const sale = await findOwnSale(ctx, saleId);
  const things = await readSaleThings(ctx.db, sale.id, ctx.now());
  const mayKnow = account.id === sale.seller_id && ['proved', 'shipped'].includes(sale.state);
  const address = mayKnow ? await readAddress(ctx, sale.id) : null;
  return makeSaleView(sale, { ...things, address }, account.id, ctx.now());
}

/** Sealed in the database: opened only for whoever posts the parcel, while she posts it. */
async function readAddress(ctx: Context, saleId: string): Promise<Address | null> {
  const sealed = await findAddress(ctx.db, saleId, 'buyer');
  return sealed === undefined ? null : (JSON.parse(ctx.secrets.unseal('sale-address', sealed)) as Address);
}

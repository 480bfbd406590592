import type { Context } from '../../context.ts';
import { findAddress } from '../pay/payment-store.ts';
import type { Address } from './show-store.ts';

/** Sealed in the database: opened only for whoever posts a parcel there, while they post it. */
export async function readAddress(
  ctx: Context,
  saleId: string,
  whose: 'buyer' | 'return',
): Promise<Address | null> {
  const sealed = await findAddress(ctx.db, saleId, whose);
  return sealed === undefined ? null : (JSON.parse(ctx.secrets.unseal('sale-address', sealed)) as Address);
}

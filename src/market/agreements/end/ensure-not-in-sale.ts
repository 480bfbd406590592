import type { Database } from '#platform/postgres/database.ts';
import { findTimeZone, formatSoonIn } from '#rules/countries/time-zones.ts';
import { Refusal } from '#rules/refusal.ts';
import { findLastPaidSale } from '../paid-store.ts';

/** Nobody leaves while somebody's money or hair is on its way: by the end of the sale at the latest they can. */
export async function ensureNotInSale(db: Database, accountId: string): Promise<void> {
  const sale = await findLastPaidSale(db, accountId);
  if (!sale) return;
  const from =
    sale.settle_by === null
      ? 'in a few days'
      : `from ${formatSoonIn(sale.settle_by, findTimeZone(sale.country))}`;
  throw new Refusal('conflict', `You have a sale that is not over. You can leave ${from} at the latest.`);
}

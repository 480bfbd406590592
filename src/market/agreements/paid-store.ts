import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { prepareQuery } from '#platform/postgres/query-pool.ts';

/** Somebody is paying or has paid for it: only the end of that sale ends what was agreed on. */
export const isBeingPaid = sql<boolean>`exists (select from protected_sales as sale where sale.offer_id = offers.id
  and sale.state not in ('agreed', 'released', 'refunding', 'refunded', 'reversed', 'withdrawn', 'lapsed'))`;

export async function isPaidFor(db: Database, offerId: string): Promise<boolean> {
  const [row] = await askIfPaidFor(db, { offerId });
  return row?.found ?? false;
}
const askIfPaidFor = prepareQuery('offer-paid-for', (db, { offerId }: { offerId: string }) =>
  db.selectFrom('offers').select(isBeingPaid.as('found')).where('id', '=', offerId).compile(),
);

/** The sale of somebody that is being paid for, or is not settled yet, and ends last. */
export async function findLastPaidSale(db: Database, accountId: string) {
  return db
    .selectFrom('protected_sales as sale')
    .innerJoin('accounts', (join) => join.on('accounts.id', '=', accountId))
    .select(['sale.settle_by', 'accounts.country'])
    .where((sale) => sale.or([sale('buyer_id', '=', accountId), sale('seller_id', '=', accountId)]))
    .where('sale.state', 'not in', ['agreed', 'released', 'refunded', 'reversed', 'withdrawn', 'lapsed'])
    .orderBy('sale.settle_by', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
}

/** Sets until when an ad is kept for what was agreed on. */
export async function setKeptUntil(db: Database, offerId: string, until: Date): Promise<void> {
  await db.updateTable('ads').set({ reserved_until: until }).where('reserved_offer', '=', offerId).execute();
}

/** The same, and that whoever it is kept for has paid. */
export async function setPaidUntil(db: Database, offerId: string, until: Date): Promise<void> {
  await db
    .updateTable('ads')
    .set({ reserved_until: until, paid_offer: offerId })
    .where('reserved_offer', '=', offerId)
    .execute();
}

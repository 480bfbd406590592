import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { prepareQuery } from '#platform/postgres/query-pool.ts';
import type { DB, SaleRefundKind } from '#platform/postgres/schema.ts';

export type RefundRow = Selectable<DB['sale_refunds']>;
export type ReleaseRow = Selectable<DB['sale_releases']>;
export type PaymentRow = Selectable<DB['sale_payments']>;

type NewRefund = {
  saleId: string;
  kind: SaleRefundKind;
  amount: number;
  housePart: number;
  why: string;
  now: Date;
};

export async function insertRefund(db: Database, refund: NewRefund): Promise<string> {
  const [row] = await putRefund(db, refund);
  if (!row) throw new Error(`no refund of the sale ${refund.saleId} was written`);
  return row.id;
}
const putRefund = prepareQuery('sale-refund', (db, refund: NewRefund) =>
  db
    .insertInto('sale_refunds')
    .values({
      sale_id: refund.saleId,
      kind: refund.kind,
      amount: refund.amount,
      house_part: refund.housePart,
      request_id: sql`gen_random_uuid()::text`,
      why: refund.why,
      next_at: refund.now,
      asked_at: refund.now,
    })
    .returning('id')
    .compile(),
);

/** Asks for the payout, once for ever: one that was stopped goes on with its id. */
export async function insertRelease(db: Database, saleId: string, now: Date): Promise<void> {
  await putRelease(db, { saleId, now });
}
const putRelease = prepareQuery('sale-release', (db, { saleId, now }: { saleId: string; now: Date }) =>
  db
    .insertInto('sale_releases')
    .values({ sale_id: saleId, request_id: sql`gen_random_uuid()::text`, next_at: now, asked_at: now })
    .onConflict((same) => same.column('sale_id').doUpdateSet({ state: 'asked', next_at: now }))
    .compile(),
);

export async function stopRelease(db: Database, saleId: string, reason: string): Promise<void> {
  await stopPayout(db, { saleId, reason });
}
const stopPayout = prepareQuery('sale-release-stopped', (db, { saleId, reason }: Stopped) =>
  db
    .updateTable('sale_releases')
    .set({ state: 'stopped', reason })
    .where('sale_id', '=', saleId)
    .where('state', '=', 'asked')
    .compile(),
);
type Stopped = { saleId: string; reason: string };

/** The bank took the payment back: nothing is left that could go the ordinary way. */
export async function stopRefunds(db: Database, saleId: string): Promise<void> {
  await db
    .updateTable('sale_refunds')
    .set({ state: 'stopped', next_at: null })
    .where('sale_id', '=', saleId)
    .where('state', '=', 'asked')
    .execute();
}

/** What went back so far or is on its way, and how much of it came from our fee. */
export async function sumRefunds(db: Database, saleId: string): Promise<{ back: number; housePart: number }> {
  const [sums] = await askForRefunds(db, { saleId });
  return sums ?? { back: 0, housePart: 0 };
}
const askForRefunds = prepareQuery('sale-refunds', (db, { saleId }: { saleId: string }) =>
  db
    .selectFrom('sale_refunds')
    .select([
      sql<number>`coalesce(sum(amount), 0)::int`.as('back'),
      sql<number>`coalesce(sum(house_part), 0)::int`.as('housePart'),
    ])
    .where('sale_id', '=', saleId)
    .where('state', 'in', ['asked', 'done'])
    .compile(),
);

/** Takes over what is due of a sale's money for a moment: nobody else asks for it meanwhile. */
export async function takeDueRefunds(
  db: Database,
  saleId: string,
  now: Date,
  until: Date,
): Promise<RefundRow[]> {
  return db
    .updateTable('sale_refunds')
    .set((row) => ({ next_at: until, tries: row('tries', '+', 1) }))
    .where('sale_id', '=', saleId)
    .where('state', '=', 'asked')
    .where('next_at', '<=', now)
    .returningAll()
    .execute();
}

export async function takeDueRelease(
  db: Database,
  saleId: string,
  now: Date,
  until: Date,
): Promise<ReleaseRow | undefined> {
  return db
    .updateTable('sale_releases')
    .set((row) => ({ next_at: until, tries: row('tries', '+', 1) }))
    .where('sale_id', '=', saleId)
    .where('state', '=', 'asked')
    .where('next_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/** Sales with money that should have moved by now. */
export async function listDueMoney(db: Database, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ sale_id: string }>`
    select sale_id from sale_refunds where state = 'asked' and next_at <= ${now}
    union select sale_id from sale_releases where state = 'asked' and next_at <= ${now}
    limit ${most}`.execute(db);
  return rows.map((row) => row.sale_id);
}

/** As it stands now, not as it stood when the provider was asked. */
export async function findRefund(db: Database, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('sale_refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function setRefundDone(
  db: Database,
  { id, amount, house_part }: Pick<RefundRow, 'id' | 'amount' | 'house_part'>,
  refundId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sale_refunds')
    .set({ state: 'done', amount, house_part, refund_id: refundId, done_at: now, next_at: null })
    .where('id', '=', id)
    .execute();
}

/** The seller's account there is empty: what the provider kept cannot come from it. What went back elsewhere stands. */
export async function setRefundSmaller(
  db: Database,
  id: string,
  amount: number,
  { why, now }: { why: string; now: Date },
): Promise<void> {
  await db
    .updateTable('sale_refunds')
    .set({ amount, why, request_id: sql`gen_random_uuid()::text`, next_at: now })
    .where((row) => row.and({ id, state: 'asked' }))
    .execute();
}

/** What failed is asked for once more, as something new. */
export async function setRefundAnew(db: Database, id: string): Promise<void> {
  await db
    .updateTable('sale_refunds')
    .set({ refund_id: null, request_id: sql`gen_random_uuid()::text` })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
}

export async function hasRefundUnderWay(db: Database, saleId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sale_refunds')
    .select('id')
    .where('sale_id', '=', saleId)
    .where('state', '=', 'asked')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setRefundWaits(
  db: Database,
  id: string,
  { refundId, nextAt }: { refundId: string | null; nextAt: Date },
): Promise<void> {
  await db
    .updateTable('sale_refunds')
    .set({ next_at: nextAt, ...(refundId === null ? {} : { refund_id: refundId }) })
    .where('id', '=', id)
    .execute();
}

export async function setReleaseTold(
  db: Database,
  saleId: string,
  told: { itemId: string | null; reason: string | null; nextAt: Date },
): Promise<void> {
  await db
    .updateTable('sale_releases')
    .set({
      reason: told.reason,
      next_at: told.nextAt,
      ...(told.itemId === null ? {} : { item_id: told.itemId }),
    })
    .where('sale_id', '=', saleId)
    .execute();
}

/** `byWall`: the provider did it by itself. */
export async function setReleaseDone(
  db: Database,
  saleId: string,
  { itemId, byWall, now }: { itemId: string; byWall: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable('sale_releases')
    .set({ state: 'done', item_id: itemId, done_at: now, next_at: null, by_wall: byWall })
    .where('sale_id', '=', saleId)
    .execute();
}

/** The payment that was taken, or the one that is under way. */
export async function findPayment(db: Database, saleId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('sale_payments')
    .selectAll()
    .where('sale_id', '=', saleId)
    .where('state', 'in', ['open', 'attempted', 'pending', 'captured', 'differs'])
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findAdCurrency(db: Database, adId: string) {
  const row = await db.selectFrom('ads').select('currency').where('id', '=', adId).executeTakeFirst();
  return row?.currency ?? null;
}

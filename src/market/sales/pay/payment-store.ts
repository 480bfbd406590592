import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { SalePaymentState } from '#platform/postgres/schema.ts';
import { PAY_FAILURES, type PayFailure } from '#rules/sales/life/sale-kinds.ts';
import type { PaymentRow } from '../money/money-store.ts';

/** A new payment of a sale; the provider is asked afterwards, under this id. */
export async function insertPayment(
  db: Database,
  payment: { saleId: string; provider: string; merchantId: string; now: Date },
): Promise<PaymentRow> {
  return db
    .insertInto('sale_payments')
    .values({
      sale_id: payment.saleId,
      provider: payment.provider,
      merchant_id: payment.merchantId,
      opened_at: payment.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setPaymentOpened(
  db: Database,
  id: string,
  at: { orderId: string; approveUrl: string },
): Promise<void> {
  await db
    .updateTable('sale_payments')
    .set({ provider_order_id: at.orderId, approve_url: at.approveUrl })
    .where('id', '=', id)
    .where('provider_order_id', 'is', null)
    .execute();
}

export async function findPaymentById(db: Database, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('sale_payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Committed before the provider is asked to take anything: whoever asks again asks with the same id. */
export async function setAttempted(db: Database, id: string, now: Date): Promise<PaymentRow> {
  return db
    .updateTable('sale_payments')
    .set({
      state: 'attempted',
      attempt_id: sql`coalesce(attempt_id, gen_random_uuid()::text)`,
      attempted_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setPaymentState(
  db: Database,
  id: string,
  state: SalePaymentState,
  facts: { captureId?: string; payerId?: string | null; failure?: string } = {},
): Promise<void> {
  await db
    .updateTable('sale_payments')
    .set({
      state,
      ...(facts.captureId === undefined ? {} : { capture_id: facts.captureId }),
      ...(facts.payerId === undefined ? {} : { payer_id: facts.payerId }),
      ...(facts.failure === undefined ? {} : { failure: facts.failure }),
    })
    .where('id', '=', id)
    .execute();
}

/** Why the last payment of a sale came to nothing; null where it did not, or the buyer is at another one. */
export async function findPayFailure(db: Database, saleId: string): Promise<PayFailure | null> {
  const last = await db
    .selectFrom('sale_payments')
    .select('failure')
    .where('sale_id', '=', saleId)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return PAY_FAILURES.find((each) => each === last?.failure) ?? null;
}

/** How many payments of a sale the bank refused since then, by when it was asked. */
export async function countDeclines(db: Database, saleId: string, since: Date): Promise<number> {
  const { declines } = await db
    .selectFrom('sale_payments')
    .select(sql<number>`count(*)::int`.as('declines'))
    .where('sale_id', '=', saleId)
    .where('state', '=', 'declined')
    .where(({ fn }) => fn.coalesce('attempted_at', 'opened_at'), '>', since)
    .executeTakeFirstOrThrow();
  return declines;
}

/** The payment that a notification is about, by either of the ids the provider knows it by. */
export async function findPaymentAtProvider(
  db: Database,
  { orderId, captureId }: { orderId: string | null; captureId: string | null },
): Promise<PaymentRow | undefined> {
  if (orderId === null && captureId === null) return undefined;
  return db
    .selectFrom('sale_payments')
    .selectAll()
    .where((payment) =>
      orderId === null ? payment('capture_id', '=', captureId) : payment('provider_order_id', '=', orderId),
    )
    .executeTakeFirst();
}

export async function insertAddress(
  db: Database,
  { saleId, whose, sealed }: { saleId: string; whose: 'buyer' | 'return'; sealed: string },
): Promise<void> {
  await db
    .insertInto('sale_addresses')
    .values({ sale_id: saleId, whose, sealed })
    .onConflict((same) => same.columns(['sale_id', 'whose']).doUpdateSet({ sealed }))
    .execute();
}

export async function findAddress(
  db: Database,
  saleId: string,
  whose: 'buyer' | 'return',
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sale_addresses')
    .select('sealed')
    .where('sale_id', '=', saleId)
    .where('whose', '=', whose)
    .executeTakeFirst();
  return row?.sealed;
}

/** What speaks for waiting a day: how new the buyer is, and where else this payer was seen. */
export async function findPayerPast(
  db: Database,
  { payerId, buyerId, since }: { payerId: string; buyerId: string; since: Date },
) {
  const { rows } = await sql<{
    since: Date;
    has_released: boolean;
    recent: number;
    is_others: boolean;
    sellers: string[];
  }>`
    select
      (select created_at from accounts where id = ${buyerId}) as since,
      exists (select from protected_sales where buyer_id = ${buyerId} and state = 'released') as has_released,
      (select count(*)::int from sale_payments where payer_id = ${payerId} and opened_at > ${since}) as recent,
      exists (select from sale_payments join protected_sales as sale on sale.id = sale_id
        where payer_id = ${payerId} and sale.buyer_id <> ${buyerId}) as is_others`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without from gives a row');
  return row;
}

/** Accounts at the provider with which this seller has paid as a buyer. */
export async function listPayers(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sale_payments')
    .innerJoin('protected_sales as sale', 'sale.id', 'sale_payments.sale_id')
    .select('payer_id')
    .distinct()
    .where('sale.buyer_id', '=', accountId)
    .where('payer_id', 'is not', null)
    .execute();
  return rows.flatMap(({ payer_id }) => payer_id ?? []);
}

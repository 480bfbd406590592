import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { SaleRefundKind } from '#platform/postgres/schema.ts';

/** By what names the provider knows the refunds that stand in our own rows. */
export async function listKnownRefunds(db: Database, saleId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sale_refunds')
    .select(['request_id', 'refund_id'])
    .where('sale_id', '=', saleId)
    .execute();
  return new Set(
    rows.flatMap(({ request_id, refund_id }) => [request_id, ...(refund_id ? [refund_id] : [])]),
  );
}

type Outside = { saleId: string; refundId: string; amount: number; housePart: number; now: Date };

/** What went back without us, as a row like any other. */
export async function insertOutsideRefund(
  db: Database,
  kind: SaleRefundKind,
  { saleId, refundId, amount, housePart, now }: Outside,
): Promise<void> {
  const done = { amount, house_part: housePart, refund_id: refundId, why: 'given-back', done_at: now };
  // One of ours that takes all of it was on its way: it is this one now.
  const instead =
    kind === 'whole'
      ? await db
          .updateTable('sale_refunds')
          .set({ ...done, state: 'done', next_at: null })
          .where('sale_id', '=', saleId)
          .where('kind', 'in', ['whole', 'cancel', 'late'])
          .executeTakeFirst()
      : undefined;
  if ((instead?.numUpdatedRows ?? 0n) > 0n) return;
  await db
    .insertInto('sale_refunds')
    .values({
      ...done,
      sale_id: saleId,
      kind,
      state: 'done',
      request_id: sql`gen_random_uuid()::text`,
      next_at: null,
      asked_at: now,
    })
    .execute();
}

export type AskedRefund = Awaited<ReturnType<typeof listAskedRefunds>>[number];

/** What we asked for ourselves of what is held, and nobody has told us yet that it is back. */
export async function listAskedRefunds(db: Database, saleId: string) {
  return db
    .selectFrom('sale_refunds')
    .select(['id', 'kind', 'amount', 'request_id'])
    .where('sale_id', '=', saleId)
    .where('state', '=', 'asked')
    .where('kind', '<>', 'after-release')
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

/**
 * The rest of it is back already. Nothing left: it is not asked for. Its id stays: if the provider did it after all, and
 * the answer was lost, it is told again under that id, and never taken for somebody else's.
 */
export async function setRefundLess(db: Database, id: string, amount: number): Promise<void> {
  await db
    .updateTable('sale_refunds')
    .set(
      amount > 0
        ? { amount, house_part: sql<number>`least(house_part, ${amount})` }
        : { state: 'stopped', next_at: null },
    )
    .where('id', '=', id)
    .execute();
}

/** Whether all that is left goes back by one refund, or went so: the charge and our fee are booked with that. */
export async function hasWholeRefund(db: Database, saleId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sale_refunds')
    .select('id')
    .where('sale_id', '=', saleId)
    .where('kind', 'in', ['whole', 'cancel', 'late'])
    .where('state', 'in', ['asked', 'done'])
    .executeTakeFirst();
  return row !== undefined;
}

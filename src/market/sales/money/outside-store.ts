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

/** What is on its way back of a sale takes so much less: the rest is back already. Nothing left: it is not asked for. */
export async function shrinkRefunds(db: Database, saleId: string, by: number): Promise<void> {
  await sql`update sale_refunds set
      amount = greatest(amount - ${by}, 1), house_part = least(house_part, greatest(amount - ${by}, 1)),
      request_id = gen_random_uuid()::text
    where sale_id = ${saleId} and state = 'asked' and refund_id is null and kind in ('whole', 'cancel', 'late')`.execute(
    db,
  );
}

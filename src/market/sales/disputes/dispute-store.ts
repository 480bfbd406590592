import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import type { SaleOutcome } from '#rules/sales/money/settle-sale.ts';

export type DisputeRow = Selectable<DB['sale_disputes']>;
export type DecisionRow = Selectable<DB['sale_decisions']>;

/** The dispute of a sale that is open, or was last. */
export async function findDispute(db: Database, saleId: string): Promise<DisputeRow | undefined> {
  return db
    .selectFrom('sale_disputes')
    .selectAll()
    .where('sale_id', '=', saleId)
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The same of those of these sales in which one can be open, by sale. */
export async function readDisputes(
  db: Database,
  sales: readonly { id: string; state: string }[],
): Promise<ReadonlyMap<string, DisputeRow>> {
  const ids = sales.filter(({ state }) => IN_DISPUTE.includes(state)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sale_disputes')
    .selectAll()
    .where('sale_id', 'in', ids)
    .orderBy('no')
    .execute();
  return new Map(rows.map((row) => [row.sale_id, row]));
}
const IN_DISPUTE: readonly string[] = ['disputed', 'returning'];

export async function insertDispute(
  db: Database,
  dispute: Omit<Insertable<DB['sale_disputes']>, 'no'>,
): Promise<DisputeRow> {
  return db
    .insertInto('sale_disputes')
    .values({
      ...dispute,
      no: sql`(select coalesce(max(no), 0) + 1 from sale_disputes where sale_id = ${dispute.sale_id})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type DisputeChange = Partial<
  Pick<
    DisputeRow,
    | 'answered_at'
    | 'appealed_by'
    | 'appealed_at'
    | 'buyer_accepts_at'
    | 'seller_accepts_at'
    | 'answer_by'
    | 'decide_by'
    | 'decide_moved_why'
  >
>;
export async function updateDispute(db: Database, id: string, change: DisputeChange): Promise<void> {
  await db.updateTable('sale_disputes').set(change).where('id', '=', id).execute();
}

export async function insertStatement(db: Database, said: Insertable<DB['sale_statements']>): Promise<void> {
  await db.insertInto('sale_statements').values(said).execute();
}

export async function listStatements(db: Database, saleId: string) {
  return db
    .selectFrom('sale_statements as said')
    .innerJoin('sale_disputes as dispute', 'dispute.id', 'said.dispute_id')
    .select(['said.id', 'said.said_by', 'said.kind', 'said.shown_text', 'said.original_text', 'said.at'])
    .where('dispute.sale_id', '=', saleId)
    .orderBy('said.id')
    .execute();
}

/** What was decided on a dispute: the first word, and the one after an appeal. */
export async function listDecisions(db: Database, disputeId: string): Promise<DecisionRow[]> {
  return db
    .selectFrom('sale_decisions')
    .selectAll()
    .where('dispute_id', '=', disputeId)
    .orderBy('no')
    .execute();
}

/** The same of all disputes of a sale, the first one first. */
export async function listDecisionsOfSale(db: Database, saleId: string): Promise<DecisionRow[]> {
  return db
    .selectFrom('sale_decisions as decision')
    .innerJoin('sale_disputes as dispute', 'dispute.id', 'decision.dispute_id')
    .selectAll('decision')
    .where('dispute.sale_id', '=', saleId)
    .orderBy('dispute.no')
    .orderBy('decision.no')
    .execute();
}

export type NewDecision = {
  outcome: SaleOutcome;
  amount: number | null;
  statement: string;
  /** Null: the clock. */
  decidedBy: string | null;
};
export async function insertDecision(
  db: Database,
  disputeId: string,
  { outcome, amount, statement, decidedBy }: NewDecision,
  now: Date,
): Promise<void> {
  await db
    .insertInto('sale_decisions')
    .values({
      dispute_id: disputeId,
      no: sql`(select coalesce(max(no), 0) + 1 from sale_decisions where dispute_id = ${disputeId})`,
      outcome,
      amount,
      statement,
      decided_by: decidedBy,
      at: now,
    })
    .execute();
}

/** Whether there is an admin beside these, who could answer an appeal. */
export async function hasOtherAdmin(db: Database, than: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('blocked_at', 'is', null)
    .where('id', 'not in', [...than])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The open one of a sale, if there is one, is over. */
export async function closeDispute(
  db: Database,
  saleId: string,
  { how, now }: { how: string; now: Date },
): Promise<void> {
  await db
    .updateTable('sale_disputes')
    .set({ closed_at: now, closed_how: how })
    .where('sale_id', '=', saleId)
    .where('closed_at', 'is', null)
    .execute();
}

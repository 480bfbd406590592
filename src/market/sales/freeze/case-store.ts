import type { Selectable } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';

type CaseRow = Selectable<DB['provider_cases']>;

export async function findCase(db: Database, providerCaseId: string): Promise<CaseRow | undefined> {
  return db
    .selectFrom('provider_cases')
    .selectAll()
    .where('provider_case_id', '=', providerCaseId)
    .executeTakeFirst();
}

type Told = Pick<CaseRow, 'provider_case_id' | 'sale_id' | 'reason' | 'stage' | 'outcome' | 'closed_at'>;

/** Writes down what the provider says of a case now. */
export async function keepCase(db: Database, told: Told, now: Date): Promise<void> {
  const { reason, stage, outcome, closed_at } = told;
  await db
    .insertInto('provider_cases')
    .values({ ...told, opened_at: now })
    .onConflict((same) => same.column('provider_case_id').doUpdateSet({ reason, stage, outcome, closed_at }))
    .execute();
}

export async function hasOpenCase(db: Database, saleId: string): Promise<boolean> {
  const row = await db
    .selectFrom('provider_cases')
    .select('id')
    .where('sale_id', '=', saleId)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody complains at the provider about anything that they bought. */
export async function hasCaseOfBuyer(db: Database, buyerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('provider_cases as one')
    .innerJoin('protected_sales as sale', 'sale.id', 'one.sale_id')
    .select('one.id')
    .where('sale.buyer_id', '=', buyerId)
    .where('one.closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Cases that are open, as far as we know. */
export async function listOpenCases(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('provider_cases')
    .select('provider_case_id')
    .where('closed_at', 'is', null)
    .orderBy('opened_at')
    .limit(most)
    .execute();
  return rows.map(({ provider_case_id }) => provider_case_id);
}

/** Sales that the provider stopped, of which no case is open any more, or none was ever told. */
export async function listLeftFrozen(
  db: Database,
  { before, most }: { before: Date; most: number },
): Promise<{ id: string; outcome: string | null }[]> {
  return db
    .selectFrom('protected_sales as sale')
    .select(['sale.id'])
    .select((sale) =>
      sale
        .selectFrom('provider_cases as one')
        .select('one.outcome')
        .whereRef('one.sale_id', '=', 'sale.id')
        .orderBy('one.closed_at', 'desc')
        .limit(1)
        .as('outcome'),
    )
    .where('sale.state', '=', 'frozen')
    .where('sale.frozen_why', '=', 'provider')
    .where('sale.state_since', '<=', before)
    .where((sale) =>
      sale.not(
        sale.exists(
          sale
            .selectFrom('provider_cases as open')
            .select('open.id')
            .whereRef('open.sale_id', '=', 'sale.id')
            .where('open.closed_at', 'is', null),
        ),
      ),
    )
    .limit(most)
    .execute();
}

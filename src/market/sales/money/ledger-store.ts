import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/postgres/database.ts';
import { prepareQuery } from '#platform/postgres/query-pool.ts';
import type { Currency } from '#rules/money/money.ts';
import type { SaleEntryKind } from '#rules/sales/money/sale-entries.ts';
import { SALE_ACCOUNTS, type SaleAccount } from '#rules/sales/life/sale-kinds.ts';
import type { SaleRow } from '../sale-store.ts';

export type Entry = {
  kind: SaleEntryKind;
  /** What moves, by account; together nothing. */
  lines: Partial<Record<SaleAccount, number>>;
  /** The provider's own id of it: the same thing is booked once. */
  ref: string;
  at: Date;
};

/** Books what happened to the money of a sale; false if it is in the books already. */
export async function insertEntry(
  db: Database,
  { id, currency }: Pick<SaleRow, 'id' | 'currency'>,
  { kind, lines, ref, at }: Entry,
): Promise<boolean> {
  const known = await db
    .selectFrom('sale_ledger')
    .select('entry_id')
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .limit(1)
    .executeTakeFirst();
  if (known) return false;
  const entryId = randomUUID();
  const moved = SALE_ACCOUNTS.flatMap((account) => {
    const amount = lines[account] ?? 0;
    return amount === 0 ? [] : [{ entry_id: entryId, account, amount, sale_id: id, kind, currency, ref, at }];
  });
  if (moved.length > 0) await db.insertInto('sale_ledger').values(moved).execute();
  return true;
}

/** What was taken for a sale, as the provider said; nothing before it was. By mistake it may be in another currency. */
export async function readTaken(
  db: Database,
  { id, currency }: Pick<SaleRow, 'id' | 'currency'>,
): Promise<{ amount: number; currency: Currency }> {
  const [taken] = await askForTaken(db, { id });
  return taken ?? { amount: 0, currency };
}
const askForTaken = prepareQuery('sale-taken', (db, { id }: { id: string }) =>
  db
    .selectFrom('sale_ledger')
    .select(['amount', 'currency'])
    .where('sale_id', '=', id)
    .where('kind', '=', 'taken')
    .where('account', '=', 'held')
    .compile(),
);

/** What every account of a sale has, in minor units. */
export async function readBalances(db: Database, saleId: string): Promise<Record<SaleAccount, number>> {
  const rows = await db
    .selectFrom('sale_ledger')
    .select(({ fn }) => ['account', fn.sum<string>('amount').as('amount')])
    .where('sale_id', '=', saleId)
    .groupBy('account')
    .execute();
  const balances: Record<SaleAccount, number> = { payer: 0, held: 0, seller: 0, house: 0, provider: 0 };
  for (const { account, amount } of rows) balances[account] = Number(amount);
  return balances;
}

import { type RawBuilder, sql } from 'kysely';
import type { Currency } from '#rules/money/money.ts';
import type { SaleEntryKind } from '#rules/sales/money/sale-entries.ts';
import type { SaleLedgerTable } from '#rules/staff/table-schema.ts';
import { isId } from '#rules/id.ts';
import { accountsFound, type StaffQuery } from '../../tables/table-store.ts';

export type SaleEntryRow = {
  at: Date;
  kind: SaleEntryKind;
  sale_id: string;
  ad_title: string | null;
  buyer: string;
  seller: string;
  currency: Currency;
  payer: number;
  held: number;
  sellers: number;
  house: number;
  provider: number;
};

/** Every entry of the books of protected sales, one row for all its lines. */
export function toSaleLedgerQuery(asked: Omit<SaleLedgerTable, 'limit' | 'after'>): StaffQuery {
  const { q, kind, currency, from, until, sort } = asked;
  const where = [
    // Of the lines of an entry the first stands for it, so that the index by time gives entries in their order.
    sql`not exists (select from sale_ledger as before
      where before.entry_id = line.entry_id and before.account < line.account)`,
    ...(q ? [matchEntry(q)] : []),
    ...(kind ? [sql`line.kind = ${kind}`] : []),
    ...(currency ? [sql`line.currency = ${currency}`] : []),
    ...(from ? [sql`line.at >= ${from}::date`] : []),
    ...(until ? [sql`line.at < ${until}::date + 1`] : []),
  ];
  const order = {
    key: sql`line.at`,
    type: 'timestamptz',
    first: sort === 'oldest' ? 'least' : 'most',
  } as const;
  return { columns: COLUMNS, from: FROM, where, id: sql`line.entry_id`, order };
}

const FROM = sql`sale_ledger as line join protected_sales as sale on sale.id = line.sale_id`;

const amountOf = (account: string) =>
  sql`coalesce((select amount from sale_ledger as other
    where other.entry_id = line.entry_id and other.account = ${sql.lit(account)}), 0)`;
const nameOf = (column: string) => sql`(select username from accounts where id = ${sql.ref(column)})`;

const COLUMNS = sql`line.at, line.kind, line.sale_id, line.currency,
  (select title from ads where id = sale.ad_id) as ad_title,
  ${nameOf('sale.buyer_id')} as buyer, ${nameOf('sale.seller_id')} as seller,
  ${amountOf('payer')} as payer, ${amountOf('held')} as held, ${amountOf('seller')} as sellers,
  ${amountOf('house')} as house, ${amountOf('provider')} as provider`;

/** The id of a sale or of a person, or somebody's name or address. */
function matchEntry(q: string): RawBuilder<unknown> {
  if (isId(q))
    return sql`(line.sale_id = ${q}::uuid or sale.buyer_id = ${q}::uuid or sale.seller_id = ${q}::uuid)`;
  return sql`(sale.buyer_id = any(${accountsFound(q)}) or sale.seller_id = any(${accountsFound(q)}))`;
}

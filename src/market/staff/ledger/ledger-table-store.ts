import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';
import type { Currency } from '#rules/money/money.ts';
import { readShortNumber } from '#rules/numbers/short-number.ts';
import type { LedgerTable } from '#rules/staff/table-schema.ts';
import { accountsFound, containing, type StaffQuery } from '../tables/table-store.ts';

type Asked = Omit<LedgerTable, 'limit' | 'after' | 'in'>;

/** Every movement of money that was asked for. */
export function toLedgerQuery({ q, kind, currency, plan, from, until, sort }: Asked): StaffQuery {
  const where = [
    ...(q ? [matchLedger(q)] : []),
    ...(kind ? [sql`movement.kind = ${kind}`] : []),
    ...(currency ? [sql`movement.currency = ${currency}`] : []),
    ...(plan ? [sql`movement.plan = ${Number(plan)}`] : []),
    ...(from ? [sql`movement.at >= ${from}::date`] : []),
    ...(until ? [sql`movement.at < ${until}::date + 1`] : []),
  ];
  const order = {
    key: sql`movement.at`,
    type: 'timestamptz',
    first: sort === 'oldest' ? 'least' : 'most',
  } as const;
  return { columns: COLUMNS, from: FROM, where, id: ID, order };
}

const FROM = sql`movements as movement join accounts as account on account.id = movement.account_id`;
const COLUMNS = sql`movement.at, movement.kind, order_id, order_number, movement.account_id, username, movement.plan, amount,
  movement.currency, provider, provider_order_id, reference`;
/** A movement has no id of its own: this one, in the form of an id, settles which of two at one moment comes first. */
const ID = sql`overlay(overlay(md5(movement.kind || order_id::text || reference) placing '4' from 13)
  placing '8' from 17)::uuid`;

/** The number of an order, an id, the provider's own number, or somebody's name or address. */
function matchLedger(q: string): RawBuilder<unknown> {
  const number = readShortNumber(q, 'order');
  if (number !== undefined) return sql`order_number = ${number}`;
  if (isId(q)) return sql`(order_id = ${q}::uuid or movement.account_id = ${q}::uuid)`;
  const letters = containing(q);
  return sql`(reference ilike ${letters} or provider_order_id ilike ${letters}
    or movement.account_id = any(${accountsFound(q)}))`;
}

type Sum = { currency: Currency; came: number; went: number };

/** What came and what went back, of all that was asked for, in each currency. */
export async function sumLedger(db: Database, asked: Asked): Promise<Sum[]> {
  const { from, where } = toLedgerQuery(asked);
  const { rows } = await sql<{ currency: Currency; came: string; went: string }>`
    select movement.currency, coalesce(sum(amount) filter (where amount > 0), 0) as came,
      coalesce(-sum(amount) filter (where amount < 0), 0) as went
    from ${from} where ${sql.join([sql`true`, ...where], sql` and `)}
    group by movement.currency order by movement.currency`.execute(db);
  return rows.map(({ currency, came, went }) => ({ currency, came: Number(came), went: Number(went) }));
}

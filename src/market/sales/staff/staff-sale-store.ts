import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { SaleState } from '#rules/sales/life/sale-states.ts';
import type { Cursor } from '../../cursor.ts';
import { isBeyond, toCursorValue } from '../../sql/cursor-sql.ts';

/** What goes back, out, and what the provider has open about a sale. */
export async function readMoneyMoves(db: Database, saleId: string) {
  const refunds = await db
    .selectFrom('sale_refunds')
    .select(['kind', 'amount', 'state', 'why', 'tries', 'next_at'])
    .where('sale_id', '=', saleId)
    .orderBy('asked_at')
    .execute();
  const release = await db
    .selectFrom('sale_releases')
    .select(['state', 'reason', 'tries', 'next_at'])
    .where('sale_id', '=', saleId)
    .executeTakeFirst();
  const cases = await db
    .selectFrom('provider_cases')
    .selectAll()
    .where('sale_id', '=', saleId)
    .orderBy('opened_at')
    .execute();
  return { refunds, release, cases };
}

/** As its index has it: what nobody has paid comes last. */
const WALL = sql<Date>`coalesce(wall_at, 'infinity'::timestamptz)`;
const BY_WALL = { value: WALL, id: sql`id`, type: 'timestamptz', downwards: false } as const;

/** `waitingAt`: those whose light waits then. */
type Which = { state: SaleState | undefined; isDisputed: boolean; waitingAt: Date | null };

/** Open ones by days to the wall, unpaid ones after them; what is over only where it is asked for. */
export async function listStaffSaleIds(
  db: Database,
  { state, isDisputed, waitingAt }: Which,
  { after, most }: { after: Cursor | undefined; most: number },
): Promise<{ id: string; wall: string }[]> {
  return db
    .selectFrom('protected_sales')
    .select(['id', toCursorValue(WALL).as('wall')])
    .$if(state !== undefined, (sales) => sales.where('state', '=', state ?? 'agreed'))
    .$if(state === undefined, (sales) => sales.where('ended_at', 'is', null))
    .$if(waitingAt !== null, (sales) => sales.where('state', '=', 'paid').where('light_from', '>', waitingAt))
    .$if(isDisputed, (sales) =>
      sales.where((sale) =>
        sale.exists(
          sale
            .selectFrom('sale_disputes')
            .select('sale_disputes.id')
            .whereRef('sale_disputes.sale_id', '=', 'protected_sales.id')
            .where('closed_at', 'is', null),
        ),
      ),
    )
    .$if(after !== undefined, (sales) => sales.where(after ? isBeyond(BY_WALL, after) : sql<boolean>`true`))
    .orderBy(WALL)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** The open disputes of these sales. */
export async function listOpenDisputes(db: Database, saleIds: readonly string[]) {
  if (saleIds.length === 0) return [];
  return db
    .selectFrom('sale_disputes')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('sale_id', 'in', [...saleIds])
    .execute();
}

type Held = { currency: 'USD' | 'GBP' | 'EUR'; sales: number; amount: number };

/** Of what is not over: nothing is held of the rest, which the comparison with the provider watches. */
export const HELD_NOW = sql<Held>`
  select currency, count(*)::int as sales, sum(held)::float8 as amount from (
    select ledger.currency, sale_id, sum(amount) as held
    from protected_sales as sale join sale_ledger as ledger on ledger.sale_id = sale.id
    where sale.ended_at is null and account = 'held'
    group by ledger.currency, sale_id having sum(amount) <> 0
  ) as each_sale group by currency order by currency`;

export const sumHeld = async (db: Database): Promise<Held[]> => (await HELD_NOW.execute(db)).rows;

/** The newest money that staff sent back of a sale that was paid out. */
export async function findRefundAfterRelease(db: Database, saleId: string) {
  return db
    .selectFrom('sale_refunds')
    .select(['state', 'asked_at'])
    .where('sale_id', '=', saleId)
    .where('kind', '=', 'after-release')
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

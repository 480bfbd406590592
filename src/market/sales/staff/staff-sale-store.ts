import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { SaleState } from '#rules/sales/sale-states.ts';
import { isId } from '#rules/id.ts';
import type { Cursor } from '../../cursor.ts';

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

const OVER = ['released', 'refunded', 'reversed', 'withdrawn', 'lapsed'] as const;

type Which = { state: SaleState | undefined; isDisputed: boolean };

/** Open ones by days to the wall, unpaid ones after them; what is over only where it is asked for. */
export async function listStaffSaleIds(
  db: Database,
  { state, isDisputed }: Which,
  { after, most }: { after: Cursor | undefined; most: number },
): Promise<{ id: string; wall: string }[]> {
  const wall = sql<string>`coalesce(to_char(wall_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '9999')`;
  return db
    .selectFrom('protected_sales')
    .select(['id', wall.as('wall')])
    .$if(state !== undefined, (sales) => sales.where('state', '=', state ?? 'agreed'))
    .$if(state === undefined, (sales) => sales.where('state', 'not in', [...OVER]))
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
    .$if(after !== undefined && isId(after.id), (sales) =>
      sales.where(sql<boolean>`(${wall}, id) > (${after?.value ?? ''}, ${after?.id ?? ''}::uuid)`),
    )
    .orderBy(wall)
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

export async function sumHeld(db: Database) {
  const { rows } = await sql<{ currency: 'USD' | 'GBP' | 'EUR'; sales: number; amount: number }>`
    select currency, count(*)::int as sales, sum(held)::int as amount from (
      select currency, sale_id, sum(amount) as held from sale_ledger where account = 'held'
      group by currency, sale_id having sum(amount) <> 0
    ) as each_sale group by currency order by currency`.execute(db);
  return rows;
}

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

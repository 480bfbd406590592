import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { LetterOccasion } from '../tell/letter-row.ts';

type Window = { occasion: LetterOccasion; after: string; from: Date; to: Date; most: number };

const between = (column: string, from: Date, to: Date) =>
  sql<boolean>`${sql.ref(column)} > ${from} and ${sql.ref(column)} <= ${to}`;

/** Which sales are due for a reminder: in these states, with a deadline of theirs soon. */
function conditionOf({ occasion, from, to }: Window) {
  switch (occasion) {
    case 'pay-by-tomorrow':
      // As the index has it: who has to connect first cannot pay.
      return sql<boolean>`state = 'agreed' and pay_by is not null
        and coalesce(pay_by, connect_by) > ${from} and coalesce(pay_by, connect_by) <= ${to}`;
    case 'post-by-tomorrow':
      return sql<boolean>`state in ('paid', 'preparing', 'proved') and ${between('ship_by', from, to)}`;
    case 'arrives-soon':
      return sql<boolean>`state = 'shipped' and ${between('arrive_by', from, to)}`;
    default:
      return sql<boolean>`state = 'delivered' and ${between('inspect_by', from, to)}`;
  }
}

/** A page of them, by id. */
export async function listToRemind(db: Database, window: Window): Promise<string[]> {
  const rows = await db
    .selectFrom('protected_sales')
    .select('id')
    .where(conditionOf(window))
    .where('id', '>', window.after)
    .orderBy('id')
    .limit(window.most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Sales that are not over and come to the provider's own release before this. */
export async function listNearWall(db: Database, before: Date) {
  return db
    .selectFrom('protected_sales as sale')
    .innerJoin('ads', 'ads.id', 'sale.ad_id')
    .select(['sale.id', 'sale.wall_at', 'sale.state', 'sale.frozen_why', 'ads.number'])
    .where(sql<boolean>`coalesce(sale.wall_at, 'infinity'::timestamptz) <= ${before}`)
    .where('sale.ended_at', 'is', null)
    .orderBy(sql`coalesce(sale.wall_at, 'infinity'::timestamptz)`)
    .limit(500)
    .execute();
}

/** Sales with money that was asked for before this and has not moved, however they stand by now. */
export async function listStuck(db: Database, before: Date) {
  return db
    .selectFrom('protected_sales as sale')
    .innerJoin('ads', 'ads.id', 'sale.ad_id')
    .select(['sale.id', 'sale.wall_at', 'sale.state', 'ads.number'])
    .where(
      sql<boolean>`sale.id in (select sale_id from sale_refunds where state = 'asked' and asked_at <= ${before}
        union select sale_id from sale_releases where state = 'asked' and asked_at <= ${before})`,
    )
    .orderBy('sale.id')
    .limit(500)
    .execute();
}

/** Those who can decide and move money. */
export async function listAdmins(db: Database) {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'username', 'country'])
    .where('role', '=', 'admin')
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

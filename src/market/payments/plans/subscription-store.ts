import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import type { PlanType, Subscription } from '#rules/payments/subscription.ts';
import { wantsMail } from '../../sql/mail-choice-sql.ts';

/** One period of a plan as it is stored. */
export type Period = Subscription & { id: string; startsAt: Date };
export type NewPeriod = {
  accountId: string;
  plan: PlanType;
  startsAt: Date;
  endsAt: Date | null;
  orderId: string | null;
};

/**
 * The period that counts: the last one that began, money that went back left aside if there is another. `but`: as if
 * this order had not been.
 */
export async function findCurrentPeriod(
  db: Database,
  accountId: string,
  but?: string,
): Promise<Period | null> {
  const row = await db
    .selectFrom('subscriptions')
    .leftJoin('orders', 'orders.id', 'subscriptions.order_id')
    .select([
      'subscriptions.id',
      'subscriptions.plan',
      'subscriptions.starts_at',
      'subscriptions.ends_at',
      'subscriptions.switched_off_at',
    ])
    .where('subscriptions.account_id', '=', accountId)
    .$if(but !== undefined, (period) =>
      period.where(sql<boolean>`subscriptions.order_id is distinct from ${but}::uuid`),
    )
    .orderBy((eb) => eb('orders.refunded_at', 'is not', null))
    .orderBy('subscriptions.starts_at', 'desc')
    .orderBy('subscriptions.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toPeriod(row) : null;
}

type PeriodRow = Pick<
  Selectable<DB['subscriptions']>,
  'id' | 'plan' | 'starts_at' | 'ends_at' | 'switched_off_at'
>;

const toPeriod = (row: PeriodRow): Period => ({
  id: row.id,
  plan: row.plan as PlanType | 0,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  isSwitchedOff: row.switched_off_at !== null,
});

/** The period that an order bought. */
export async function findPeriodOfOrder(db: Database, orderId: string): Promise<Period | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row && toPeriod(row);
}

/** Somebody's periods of one plan that nobody has switched off. */
export async function listPeriodsOfPlan(db: Database, accountId: string, plan: PlanType): Promise<Period[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('plan', '=', plan)
    .where('switched_off_at', 'is', null)
    .execute();
  return rows.map(toPeriod);
}

/** Another end; whoever was told of the old one is told of this one too. */
export async function setEnd(db: Database, id: string, endsAt: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ ends_at: endsAt, ending_told_at: null })
    .where('id', '=', id)
    .execute();
}

/** One of these plans that somebody paid for or was granted, and that still runs, whatever began after it. */
export async function findRunningPlan(
  db: Database,
  accountId: string,
  { among, now }: { among: readonly PlanType[]; now: Date },
): Promise<PlanType | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .leftJoin('orders', 'orders.id', 'subscriptions.order_id')
    .select('subscriptions.plan')
    .where('subscriptions.account_id', '=', accountId)
    .where('subscriptions.plan', 'in', among)
    .where('subscriptions.switched_off_at', 'is', null)
    .where('subscriptions.ends_at', '>', now)
    .where('orders.refunded_at', 'is', null)
    .orderBy('subscriptions.ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.plan as PlanType | undefined;
}

/** False when this order has activated its period already. */
export async function insertPeriod(db: Database, period: NewPeriod): Promise<boolean> {
  const inserted = await db
    .insertInto('subscriptions')
    .values({
      account_id: period.accountId,
      plan: period.plan,
      starts_at: period.startsAt,
      ends_at: period.endsAt,
      order_id: period.orderId,
      created_at: period.startsAt,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Ends the period that an order had bought. */
export async function switchOffPeriod(db: Database, orderId: string, now: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ switched_off_at: now })
    .where('order_id', '=', orderId)
    .where('switched_off_at', 'is', null)
    .execute();
}

type EndingPeriod = {
  accountId: string;
  email: string;
  username: string;
  country: string;
  plan: PlanType;
  endsAt: Date;
  wantsMail: boolean;
};

/** Periods that end in this time and that nothing follows, each handed out once. */
export async function claimEndingPeriods(
  db: Database,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<EndingPeriod[]> {
  const { rows } = await sql<EndingPeriod>`
    with ending as (
      select subscriptions.id from subscriptions
        join accounts on accounts.id = account_id and blocked_at is null and deleted_at is null
      where switched_off_at is null and ends_at > ${now} and ends_at <= ${until}
        and ending_told_at is null and plan <> 0
        and not exists (
          select from subscriptions as later
          where later.account_id = subscriptions.account_id and later.switched_off_at is null
            and (later.starts_at, later.id) > (subscriptions.starts_at, subscriptions.id)
        )
      order by ends_at limit ${most} for update of subscriptions skip locked
    )
    update subscriptions set ending_told_at = ${now}
    from ending, accounts
    where subscriptions.id = ending.id and accounts.id = subscriptions.account_id
    returning accounts.id as "accountId", accounts.email, accounts.username, accounts.country, subscriptions.plan, subscriptions.ends_at as "endsAt",
      ${wantsMail('accounts.id', 'plan-ending')} as "wantsMail"`.execute(db);
  return rows;
}

type Grant = { accountId: string; plan: PlanType | 0; startsAt: Date; endsAt: Date | null; by: string };

/** A period that staff give. */
export async function insertGrant(db: Database, grant: Grant): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({
      account_id: grant.accountId,
      plan: grant.plan,
      starts_at: grant.startsAt,
      ends_at: grant.endsAt,
      granted_by: grant.by,
      created_at: grant.startsAt,
    })
    .execute();
}

export async function switchOff(db: Database, id: string, { by, now }: { by: string; now: Date }) {
  await db
    .updateTable('subscriptions')
    .set({ switched_off_at: now, switched_off_by: by })
    .where('id', '=', id)
    .execute();
}

export async function switchOn(db: Database, id: string): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ switched_off_at: null, switched_off_by: null })
    .where('id', '=', id)
    .execute();
}

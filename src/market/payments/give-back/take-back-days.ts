import type { Database } from '#platform/postgres/database.ts';
import { type BoughtDays, moveForward } from '#rules/payments/give-back.ts';
import { isRunning, PLANS } from '#rules/payments/subscription.ts';
import type { Order } from '../orders/order-store.ts';
import {
  findCurrentPeriod,
  findPeriodOfOrder,
  listPeriodsOfPlan,
  type Period,
  setEnd,
  switchOffPeriod,
} from '../plans/subscription-store.ts';
import { lockPerson } from '../../people/lock-person.ts';

/** The plan that somebody has when the days of an order are taken back; null: none that runs. */
export type PlanAfter = { planName: string; endsAt: Date | null } | null;

/** The days of an order end here; those that were bought on top of them move forward. */
export async function takeBackDays(db: Database, order: Order, now: Date): Promise<PlanAfter> {
  await lockPerson(db, order.account_id);
  const moves = await listMoves(db, order, now);
  await switchOffPeriod(db, order.id, now);
  for (const { id, endsAt } of moves) await setEnd(db, id, endsAt);
  return describeAfter(await findCurrentPeriod(db, order.account_id), [], now);
}

/** The same, foreseen: what would run then, and until when. */
export async function foreseePlanAfter(db: Database, order: Order, now: Date): Promise<PlanAfter> {
  const period = await findCurrentPeriod(db, order.account_id, order.id);
  return describeAfter(period, await listMoves(db, order, now), now);
}

/** The days that an order bought; undefined once staff have switched them off, or it bought none. */
export async function findBoughtDays(db: Database, order: Order): Promise<BoughtDays | undefined> {
  const period = await findPeriodOfOrder(db, order.id);
  return period && !period.isSwitchedOff ? toBoughtDays(period) : undefined;
}

async function listMoves(db: Database, order: Order, now: Date) {
  const own = await findBoughtDays(db, order);
  if (!own) return [];
  const periods = await listPeriodsOfPlan(db, order.account_id, order.plan);
  const others = periods.map(toBoughtDays).filter((days) => days !== undefined);
  return moveForward(own, others, now);
}

function toBoughtDays({ id, plan, endsAt }: Period): BoughtDays | undefined {
  const days = plan === 0 ? null : PLANS[plan].days;
  return days === null || endsAt === null ? undefined : { id, endsAt, days };
}

function describeAfter(
  period: Period | null,
  moves: readonly { id: string; endsAt: Date }[],
  now: Date,
): PlanAfter {
  if (period === null) return null;
  const endsAt = moves.find(({ id }) => id === period.id)?.endsAt ?? period.endsAt;
  if (!isRunning({ ...period, endsAt }, now)) return null;
  return { planName: period.plan === 0 ? 'Granted by staff' : PLANS[period.plan].name, endsAt };
}

export const toPlanAfterView = (after: PlanAfter) =>
  after && { planName: after.planName, endsAt: after.endsAt?.toISOString() ?? null };

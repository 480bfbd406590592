import type { Database } from '#platform/postgres/database.ts';
import { countLeft, type GiveBackWay, sumToGiveBack } from '#rules/payments/give-back.ts';
import type { Order } from '../orders/order-store.ts';
import { sumGivenBack } from './refund-store.ts';
import { findBoughtDays } from './take-back-days.ts';

/** What giving back would do, as the books stand now. */
export type GiveBackForeseen = {
  /** Undefined: nothing can go back this way. */
  sum: number | undefined;
  givenBack: number;
  daysLeft: number;
};

export async function foreseeGiveBack(
  db: Database,
  order: Order,
  way: { how: GiveBackWay; amount?: number | undefined },
  now: Date,
): Promise<GiveBackForeseen> {
  const givenBack = await sumGivenBack(db, order);
  const bought = await findBoughtDays(db, order);
  // Without days that run there is no worth of days, but still money.
  const period = bought ?? { id: '', endsAt: order.captured_at ?? order.created_at, days: 1 };
  const sum =
    order.state === 'captured'
      ? sumToGiveBack({ paid: order.amount, givenBack, period }, way, now)
      : undefined;
  return { sum, givenBack, daysLeft: bought ? countLeft(bought, now).days : 0 };
}

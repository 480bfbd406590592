import { dividedBy, exact, roundHalfUp, times } from '../numbers/exact.ts';
import { Refusal } from '../refusal.ts';
import { DAY_MS } from '../time.ts';

/** So long after paying somebody may change their mind by a button of their own. */
const GIVE_BACK_DAYS = 14;

export const GIVE_BACK_WAYS = ['whole', 'days', 'part'] as const;
/** `whole`: all that is left of the money. `days`: what was paid for the days that are left. Both end the plan. */
export type GiveBackWay = (typeof GIVE_BACK_WAYS)[number];

/** The days that one order bought. Bought on top of others, they begin where those end. */
export type BoughtDays = { id: string; endsAt: Date; days: number };

/** What there is to give back of an order, in its minor units. */
export type PaidOrder = { paid: number; givenBack: number; period: BoughtDays };

export const findBegin = ({ endsAt, days }: BoughtDays): Date => new Date(endsAt.getTime() - days * DAY_MS);

/** How much of the bought time is still to come: to the millisecond, and in days as people count them, in their favour. */
export function countLeft(period: BoughtDays, now: Date): { ms: number; days: number } {
  const from = Math.max(findBegin(period).getTime(), now.getTime());
  const ms = Math.max(0, period.endsAt.getTime() - from);
  return { ms, days: Math.ceil(ms / DAY_MS) };
}

/** What goes back this way. Never more than is left; undefined where there is nothing, or a part is no part of it. */
export function sumToGiveBack(
  order: PaidOrder,
  way: { how: GiveBackWay; amount?: number | undefined },
  now: Date,
): number | undefined {
  const left = order.paid - order.givenBack;
  const sum = { whole: () => left, days: () => worthOfDays(order, now), part: () => way.amount ?? 0 }[
    way.how
  ]();
  const isPart = way.how !== 'part' || (Number.isInteger(sum) && sum < left);
  return sum > 0 && isPart ? sum : undefined;
}

/** What was paid and not given back, by the days that are left. */
function worthOfDays({ paid, givenBack, period }: PaidOrder, now: Date): number {
  const { days } = countLeft(period, now);
  return roundHalfUp(times(exact(paid - givenBack), dividedBy(exact(days), exact(period.days))));
}

/**
 * Whose days were bought on top of this period's move forward when its own are taken back: their new ends. Days that
 * do not hang on it stay where they are.
 */
export function moveForward(
  period: BoughtDays,
  others: readonly BoughtDays[],
  now: Date,
): { id: string; endsAt: Date }[] {
  const { ms } = countLeft(period, now);
  const moved: { id: string; endsAt: Date }[] = [];
  let end = period.endsAt.getTime();
  for (const other of others.toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime())) {
    if (ms === 0 || other.id === period.id || findBegin(other).getTime() !== end) continue;
    end = other.endsAt.getTime();
    moved.push({ id: other.id, endsAt: new Date(end - ms) });
  }
  return moved;
}

/** The last moment of a person's own button. */
export const giveBackUntil = (capturedAt: Date): Date =>
  new Date(capturedAt.getTime() + GIVE_BACK_DAYS * DAY_MS);

/** Refuses whoever changes their mind too late, or whose plan staff have ended. */
export function ensureOwnGiveBack(order: { capturedAt: Date; isSwitchedOff: boolean }, now: Date): void {
  if (order.isSwitchedOff)
    throw new Refusal('not-allowed', 'Our staff switched this plan off. Please write to customer service.');
  if (now > giveBackUntil(order.capturedAt))
    throw new Refusal(
      'conflict',
      `The ${GIVE_BACK_DAYS} days in which you can get your money back are over. Please write to customer service.`,
    );
}

/** Said where there is nothing that could go back. */
export const nothingToGiveBack = (how: GiveBackWay): Refusal =>
  how === 'part'
    ? new Refusal('invalid', 'Please check what you entered.', {
        amount: ['A part is more than nothing and less than what is left of the money.'],
      })
    : new Refusal('conflict', 'There is nothing to give back: no money is left of this order, or no days.');

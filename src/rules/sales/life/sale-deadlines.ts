import { DAY_MS, HOUR_MS } from '../../time.ts';

/** The longest that each part of a sale may take, in days from one to the next. Together no more than the law below. */
export const SALE_DAYS = {
  post: 7,
  transit: { home: 5, abroad: 9 },
  inspect: 3,
  answer: 2,
  decide: 2,
  appeal: 1,
  appealAnswer: 1,
  returnPost: 2,
  objectToReturn: 1,
} as const;

/** From the moment the money was taken: by then every sale is over, whoever sleeps. */
export const SETTLED_AFTER_DAYS = 26;
/** By then the payment provider pays out by itself: a wall that we never touch. */
const WALL_DAYS = 28;
/** No case of the provider about a sale lasts longer past the wall than this. */
const CASE_DAYS = 180;
/** 'After the hair is back' is not decided later than this: there would be no time for the way. */
const LAST_RETURN_DECISION_DAYS = 23;
const LAST_RETURN_POST_DAYS = 25;

/** To connect an account at the provider, to pay once that is done, and how much longer a seller may wait, once. */
export const CONNECT_MS = 72 * HOUR_MS;
export const PAY_MS = 24 * HOUR_MS;
export const PAY_LONGER_MS = 3 * DAY_MS;
export const PENDING_MS = 72 * HOUR_MS;
/** The provider forgets an order that nobody took the money of. */
export const PAYING_MS = 3 * HOUR_MS;
const WAIT_FOR_LIGHT_MS = 24 * HOUR_MS;

export const SHIP_DAYS = { least: 2, most: 5 } as const;

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
const days = (count: number): number => count * DAY_MS;
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/**
 * What is fixed when the money has come. A payment that the bank thought about was taken before it cleared: the end and
 * the wall count from then, the seller's days from when it is hers.
 */
export function deadlinesFromPayment(
  takenAt: Date,
  { shipDays, waitsADay, clearedAt = takenAt }: { shipDays: number; waitsADay: boolean; clearedAt?: Date },
) {
  const wait = waitsADay ? WAIT_FOR_LIGHT_MS : 0;
  return {
    lightFrom: after(clearedAt, wait),
    shipBy: earlier(after(clearedAt, days(shipDays) + wait), lastDayToPost(takenAt)),
    settleBy: after(takenAt, days(SETTLED_AFTER_DAYS)),
    wallAt: after(takenAt, days(WALL_DAYS)),
  };
}

const lastDayToPost = (takenAt: Date): Date => after(takenAt, days(SALE_DAYS.post));

/** The buyer gives a day or two more, never past the last day. */
export const grantDays = (takenAt: Date, shipBy: Date, granted: number): Date =>
  earlier(after(shipBy, days(granted)), lastDayToPost(takenAt));

/** When a parcel is taken as arrived if nobody says anything. */
export const arriveBy = (shippedAt: Date, isHome: boolean): Date =>
  after(shippedAt, days(isHome ? SALE_DAYS.transit.home : SALE_DAYS.transit.abroad));

export const inspectBy = (arrivedAt: Date): Date => after(arrivedAt, days(SALE_DAYS.inspect));

/** One that is opened late, after a return, has less time for both: by its end every sale is settled. */
export function deadlinesOfDispute(openedAt: Date, settleBy: Date) {
  const half = after(openedAt, Math.max(0, settleBy.getTime() - openedAt.getTime()) / 2);
  const answerBy = earlier(after(openedAt, days(SALE_DAYS.answer)), half);
  return { answerBy, decideBy: earlier(after(answerBy, days(SALE_DAYS.decide)), settleBy) };
}

/** Staff may wait for a parcel that still travels, once, and no longer than this. */
export const lastDayToDecide = (takenAt: Date): Date => after(takenAt, days(LAST_RETURN_DECISION_DAYS));

export const appealBy = (decidedAt: Date, settleBy: Date): Date =>
  earlier(after(decidedAt, days(SALE_DAYS.appeal)), settleBy);
export const appealAnswerBy = (appealedAt: Date): Date => after(appealedAt, days(SALE_DAYS.appealAnswer));

/** Whether there is still time for the hair to go back. */
export const mayDecideOnReturn = (takenAt: Date, now: Date): boolean =>
  now <= after(takenAt, days(LAST_RETURN_DECISION_DAYS));

export const returnBy = (takenAt: Date, decidedAt: Date): Date =>
  earlier(after(decidedAt, days(SALE_DAYS.returnPost)), after(takenAt, days(LAST_RETURN_POST_DAYS)));

/** Whoever does not say where her hair is to be sent back to within a day does not get it back. */
export const RETURN_ADDRESS_MS = 24 * HOUR_MS;

export const objectBy = (postedBackAt: Date): Date => after(postedBackAt, days(SALE_DAYS.objectToReturn));

export type MovableDeadlines = {
  shipBy: Date | null;
  arriveBy: Date | null;
  inspectBy: Date | null;
};
type DisputeDeadlines = { answerBy: Date; decideBy: Date; standsAt: Date | null };

/** The same of a dispute that stood still: what was late by its law already comes no later. */
export function moveDisputeDeadlines(
  takenAt: Date,
  { answerBy, decideBy, standsAt }: DisputeDeadlines,
  lostMs: number,
): DisputeDeadlines {
  const move = (deadline: Date, law: number) => {
    const most = after(takenAt, days(law));
    return earlier(after(deadline, lostMs), most < deadline ? deadline : most);
  };
  return {
    answerBy: move(answerBy, LAST_RETURN_DECISION_DAYS - SALE_DAYS.decide),
    decideBy: move(decideBy, LAST_RETURN_DECISION_DAYS),
    standsAt: standsAt && move(standsAt, SETTLED_AFTER_DAYS - SALE_DAYS.appealAnswer),
  };
}

/** The last moment at which anybody can still look at a parcel. */
export const inspectLaw = (takenAt: Date): Date =>
  after(takenAt, days(SALE_DAYS.post + SALE_DAYS.transit.abroad + SALE_DAYS.inspect));

/** After a time in which a sale stood still: what was left is left again, but no deadline passes its law. */
export function moveDeadlines(
  takenAt: Date,
  { shipBy, arriveBy: arrive, inspectBy: inspect }: MovableDeadlines,
  lostMs: number,
): MovableDeadlines {
  const most = { ship: SALE_DAYS.post, arrive: 0, inspect: 0 };
  most.arrive = most.ship + SALE_DAYS.transit.abroad;
  most.inspect = most.arrive + SALE_DAYS.inspect;
  const move = (deadline: Date | null, mostDays: number) =>
    deadline && earlier(after(deadline, lostMs), after(takenAt, days(mostDays)));
  return {
    shipBy: move(shipBy, most.ship),
    arriveBy: move(arrive, most.arrive),
    inspectBy: move(inspect, most.inspect),
  };
}

/** The longest way through a sale with an appeal, and with a return: what the law of 26 days is checked against. */
export const LONGEST_SALE_DAYS = {
  withAppeal: sumOf([
    SALE_DAYS.post,
    SALE_DAYS.transit.abroad,
    SALE_DAYS.inspect,
    SALE_DAYS.answer,
    SALE_DAYS.decide,
    SALE_DAYS.appeal,
    SALE_DAYS.appealAnswer,
  ]),
  withReturn: sumOf([
    SALE_DAYS.post,
    SALE_DAYS.transit.abroad,
    SALE_DAYS.inspect,
    SALE_DAYS.answer,
    SALE_DAYS.decide,
    SALE_DAYS.returnPost,
    SALE_DAYS.objectToReturn,
  ]),
  settled: SETTLED_AFTER_DAYS,
  wall: WALL_DAYS,
} as const;

function sumOf(parts: readonly number[]): number {
  return parts.reduce((all, each) => all + each, 0);
}

/** Until when the hair of a sale is kept over which the provider has a case. */
export const caseEndsBy = (wallAt: Date): Date => after(wallAt, days(CASE_DAYS));

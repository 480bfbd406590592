import { DAY_MS } from '../time.ts';

/** Which of the two of a sale somebody is. */
export type SaleSide = 'seller' | 'buyer';

/** What is marked, in the order it is asked, and what it is called for a seller and for a buyer. */
export const MARKS = {
  asDescribed: { seller: 'As described', buyer: 'As agreed' },
  kind: { seller: 'Kind', buyer: 'Kind' },
  quick: { seller: 'Quick', buyer: 'Quick' },
} as const satisfies Record<string, Record<SaleSide, string>>;
export type Mark = keyof typeof MARKS;
export const MARK_NAMES = Object.keys(MARKS) as Mark[];
/** One: not at all. Five: entirely. */
export const MARK_MAX = 5;
export type Marks = Record<Mark, number>;

/** Everything that is counted in ratings: pages, API, jobs and tests read it here. */
export const RATING_RULES = {
  /** So long after the sale each side can rate the other. */
  openDays: 60,
  /** So long the first of the two stays sealed, unless the other writes before. */
  sealedDays: 14,
  sentenceMax: 300,
  answerMax: 300,
  /** How many of a seller's a page shows at first. */
  shownAtOnce: 10,
} as const;

/** As much of a sale as decides who may rate it. */
export type RatedSale = { sellerId: string; buyerId: string; soldAt: Date };

/** Whether somebody sold or bought; undefined for everybody else. */
export function findSide(
  { sellerId, buyerId }: Pick<RatedSale, 'sellerId' | 'buyerId'>,
  accountId: string,
): SaleSide | undefined {
  if (accountId === sellerId) return 'seller';
  return accountId === buyerId ? 'buyer' : undefined;
}

export const otherSide = (side: SaleSide): SaleSide => (side === 'seller' ? 'buyer' : 'seller');

/** The last moment at which a sale can be rated. */
export const ratableUntil = ({ soldAt }: Pick<RatedSale, 'soldAt'>): Date =>
  new Date(soldAt.getTime() + RATING_RULES.openDays * DAY_MS);

export const isRatable = (sale: Pick<RatedSale, 'soldAt'>, now: Date): boolean => now <= ratableUntil(sale);

/** What was sold before this can no longer be rated. */
export const openSince = (now: Date): Date => new Date(now.getTime() - RATING_RULES.openDays * DAY_MS);

/** Until when a rating written now is sealed; null: the other has written too, so both can be read at once. */
export const sealUntil = ({ now, otherHasWritten }: { now: Date; otherHasWritten: boolean }): Date | null =>
  otherHasWritten ? null : new Date(now.getTime() + RATING_RULES.sealedDays * DAY_MS);

/** As much of a rating as decides what becomes of it. */
type Sealable = { sealedUntil: Date | null; removedAt: Date | null; answeredAt: Date | null };

/** Whether anybody but its writer may read it, and whether it counts. */
export const isShown = ({ sealedUntil, removedAt }: Omit<Sealable, 'answeredAt'>): boolean =>
  sealedUntil === null && removedAt === null;

/** Whom it is about answers once, and only what everybody can read. */
export const isAnswerable = (rating: Sealable): boolean => isShown(rating) && rating.answeredAt === null;

/**
 * The mean of all marks to one decimal, never rounded up: 4.66 is 4.6. Undefined without ratings. `sum` is of all three
 * marks of all of them.
 */
export function countMean({ sum, count }: { sum: number; count: number }): number | undefined {
  if (count === 0) return undefined;
  return Math.floor((sum * 10) / (count * MARK_NAMES.length)) / 10;
}

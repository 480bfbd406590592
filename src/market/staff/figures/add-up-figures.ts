import { convertMoney, CURRENCIES, type Currency } from '#rules/money/money.ts';
import type { DatedRates } from '#rules/prices/rates/currency-rates.ts';
import type { FigureBucket, FigureTotals, StaffWork } from './figures-view.ts';

/** What all the days add up to; the money also as one sum. */
export function addUp(
  buckets: readonly FigureBucket[],
  currency: Currency,
  rates: DatedRates,
): Omit<FigureTotals, 'agreedShare'> {
  const sum = (count: (bucket: FigureBucket) => number) =>
    buckets.reduce((total, bucket) => total + count(bucket), 0);
  const sums = CURRENCIES.map((each) => [each, sum(({ revenue }) => revenue[each] ?? 0)] as const);
  const amount = sums
    .map(([each, own]) => convertMoney({ amount: own, currency: each }, currency, rates).amount)
    .reduce((total, own) => total + own, 0);
  return {
    wentLive: sum(({ wentLive }) => wentLive),
    sold: sum(({ sold }) => sold),
    featured: sum(({ featured }) => featured),
    offers: sum(({ offers }) => offers),
    offersAgreed: sum(({ offersAgreed }) => offersAgreed),
    signUps: sum(({ signUps }) => signUps),
    reports: sum(({ reports }) => reports),
    searchesWithoutResult: sum(({ searchesWithoutResult }) => searchesWithoutResult),
    revenue: Object.fromEntries(sums.filter(([, own]) => own !== 0)),
    revenueIn: { amount, currency, ratesOf: rates.date },
  };
}

type Decided = { userId: string; username: string; kind: string; count: number };

/** Each of staff once, who decided most first. */
export function toStaffWork(rows: readonly Decided[]): StaffWork[] {
  const people = Map.groupBy(rows, ({ userId }) => userId);
  return [...people.values()]
    .map((own) => ({
      userId: own[0]?.userId ?? '',
      username: own[0]?.username ?? '',
      total: own.reduce((total, { count }) => total + count, 0),
      kinds: Object.fromEntries(own.map(({ kind, count }) => [kind, count])),
    }))
    .toSorted((a, b) => b.total - a.total || a.username.localeCompare(b.username));
}

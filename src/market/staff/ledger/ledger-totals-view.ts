import type { Currency } from '#rules/money/money.ts';

/** What came, what went back and what remains, in minor units. */
type LedgerSum = { currency: Currency; came: number; went: number; remains: number };

/** The sums of a ledger: in each currency, and all of it in one by the newest rates. */
export type LedgerTotals = { sums: LedgerSum[]; all: LedgerSum; ratesOf: string };

import type { Currency, Rates } from '../../money/money.ts';

/** The rates in force, with the day each of them is from. */
export type DatedRates = Rates & { dates: Record<Currency, string> };

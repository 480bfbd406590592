import type { Currency } from '#rules/money/money.ts';

/** One figure: of what, of how many, and how much or what it comes to. */
export type SaleFigure = {
  of: string;
  count: number | null;
  money: { amount: number; currency: Currency } | null;
  says: string | null;
};

/** The figures of protected sales, as they are read and as they leave as a file. */
export type SaleFigures = { title: string; note: string; figures: SaleFigure[] }[];

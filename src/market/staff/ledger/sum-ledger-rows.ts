import { convertMoney, type Currency, type Rates } from '#rules/money/money.ts';
import { ensure } from '#rules/permissions.ts';
import type { LedgerTable } from '#rules/staff/table-schema.ts';
import type { Context } from '../../context.ts';
import { readRates } from '../../prices/read-rates.ts';
import { sumLedger } from './ledger-table-store.ts';
import type { LedgerTotals } from './ledger-totals-view.ts';

/** What a table of the ledger adds up to, all its pages: in each currency, and in one of choice by the newest rates. */
export async function sumLedgerRows(ctx: Context, query: LedgerTable): Promise<LedgerTotals> {
  ensure(ctx.viewer, 'see subscriptions');
  const [rows, rates] = await Promise.all([sumLedger(ctx.db, query), readRates(ctx)]);
  const sums = rows.map((row) => ({ ...row, remains: row.came - row.went }));
  const add = (pick: (sum: (typeof sums)[number]) => number) =>
    sums.reduce((total, sum) => total + convert(pick(sum), sum.currency, query.in, rates), 0);
  const [came, went] = [add((sum) => sum.came), add((sum) => sum.went)];
  return { sums, all: { currency: query.in, came, went, remains: came - went }, ratesOf: rates.date };
}

const convert = (amount: number, currency: Currency, to: Currency, rates: Rates): number =>
  convertMoney({ amount, currency }, to, rates).amount;

import { CURRENCIES, type Currency } from '#rules/money/money.ts';
import type { LedgerEntry } from '../order-view.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { listMovements } from './ledger-store.ts';
import { type LedgerRow, toLedgerEntry } from './to-ledger-entry.ts';

type Span = { from?: string | undefined; until?: string | undefined };
type Ledger = { entries: LedgerEntry[]; totals: Partial<Record<Currency, number>> };

/** The ledger: every payment and refund of a time, with what remains in each currency. For admins. */
export async function listLedger(ctx: Context, { from, until }: Span): Promise<Ledger> {
  ensure(ctx.viewer, 'see subscriptions');
  const rows = await listMovements(ctx.db, {
    from: new Date(from ?? '2000-01-01'),
    until: new Date(until ?? '9999-01-01'),
  });
  return { entries: rows.map(toLedgerEntry), totals: sumByCurrency(rows) };
}

function sumByCurrency(rows: readonly LedgerRow[]): Partial<Record<Currency, number>> {
  const sums = CURRENCIES.map((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    return [currency, own.reduce((sum, { amount }) => sum + amount, 0)] as const;
  });
  return Object.fromEntries(sums.filter(([, sum]) => sum !== 0));
}

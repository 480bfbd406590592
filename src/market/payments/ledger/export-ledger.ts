import { MINOR_UNITS } from '#rules/money.ts';
import { quotedCsvLine } from '#rules/text/csv.ts';
import type { LedgerEntry } from '../order-view.ts';
import type { Context } from '../../context.ts';
import { listLedger } from './list-ledger.ts';

const COLUMNS = {
  Date: (entry) => entry.at,
  Kind: (entry) => entry.kind,
  Order: (entry) => entry.orderNumber,
  Account: (entry) => entry.account,
  Plan: (entry) => entry.planName,
  Amount: (entry) => (entry.amount / MINOR_UNITS).toFixed(2),
  Currency: (entry) => entry.currency,
  Provider: (entry) => entry.provider,
  'Provider order': (entry) => entry.providerOrderId,
  'Provider reference': (entry) => entry.providerReference,
} satisfies Record<string, (entry: LedgerEntry) => string>;

/** The ledger as a CSV file that a spreadsheet opens. */
export async function exportLedger(
  ctx: Context,
  span: { from?: string | undefined; until?: string | undefined },
): Promise<string> {
  const { entries } = await listLedger(ctx, span);
  const rows = entries.map((entry) => Object.values(COLUMNS).map((readCell) => readCell(entry)));
  return [Object.keys(COLUMNS), ...rows].map(quotedCsvLine).join('');
}

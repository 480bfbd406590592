import { MINOR_UNITS } from '#rules/money.ts';
import type { LedgerEntry } from '../order-view.ts';
import type { Context } from '../../context.ts';
import { listLedger } from './list-ledger.ts';

const COLUMNS = {
  Date: (entry) => entry.at,
  Kind: (entry) => entry.kind,
  Order: (entry) => entry.orderId,
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
  const lines = entries.map((entry) => Object.values(COLUMNS).map((cellOf) => quoted(cellOf(entry))));
  return [Object.keys(COLUMNS).map(quoted), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** A name that begins like a formula must stay a name in a spreadsheet; a sum below zero must stay a sum. */
function quoted(text: string): string {
  const isFormula = /^[=+@\t\r]/.test(text) || (text.startsWith('-') && !/^-\d+\.\d\d$/.test(text));
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

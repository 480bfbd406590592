import { MINOR_UNITS } from '#rules/money/money.ts';
import type { SaleLedgerTable } from '#rules/staff/table-schema.ts';
import { csvLine } from '#rules/text/csv/csv.ts';
import type { Context } from '../../../context.ts';
import { noteExport } from '../../tables/note-export.ts';
import { showSaleFigures } from './show-sale-figures.ts';

/** The same figures as a file that a spreadsheet opens. */
export async function exportSaleFigures(
  ctx: Context,
  { from, until }: Pick<SaleLedgerTable, 'from' | 'until'>,
): Promise<string> {
  const groups = await showSaleFigures(ctx, { from, until });
  await noteExport(ctx, 'sale-figures', { from, until });
  const lines = groups.flatMap(({ title, figures }) =>
    figures.map(({ of, count, money, says }) =>
      csvLine([title, of, count, money && money.amount / MINOR_UNITS, money && money.currency, says]),
    ),
  );
  return [csvLine(['Figure', 'Of', 'How many', 'Amount', 'Currency', 'Comes to']), ...lines].join('');
}

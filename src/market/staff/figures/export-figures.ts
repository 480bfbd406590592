import { CURRENCIES, MINOR_UNITS } from '#rules/money/money.ts';
import type { AskFigures } from '#rules/staff/figures-schema.ts';
import { csvLine } from '#rules/text/csv/csv.ts';
import type { Context } from '../../context.ts';
import { noteExport } from '../tables/note-export.ts';
import type { FigureBucket } from './figures-view.ts';
import { showFigures } from './show-figures.ts';

const COLUMNS: Record<string, (bucket: FigureBucket) => string | number | null> = {
  From: ({ from }) => from,
  'Live ads': ({ live }) => live,
  'Went live': ({ wentLive }) => wentLive,
  Sold: ({ sold }) => sold,
  Featured: ({ featured }) => featured,
  'Offers made': ({ offers }) => offers,
  'Offers agreed': ({ offersAgreed }) => offersAgreed,
  'New accounts': ({ signUps }) => signUps,
  Reports: ({ reports }) => reports,
  'Searches without results': ({ searchesWithoutResult }) => searchesWithoutResult,
  'Minutes to first answer': ({ minutesToFirstAnswer }) => minutesToFirstAnswer,
  ...Object.fromEntries(
    CURRENCIES.map((each) => [
      `Revenue ${each}`,
      ({ revenue }: FigureBucket) => (revenue[each] ?? 0) / MINOR_UNITS,
    ]),
  ),
};

/** The figures as a file that a spreadsheet opens: a line for each day, week or month. */
export async function exportFigures(ctx: Context, asked: AskFigures): Promise<string> {
  const { buckets } = await showFigures(ctx, asked);
  await noteExport(ctx, 'figures', asked);
  const lines = buckets.map((bucket) => csvLine(Object.values(COLUMNS).map((cell) => cell(bucket))));
  return [csvLine(Object.keys(COLUMNS)), ...lines].join('');
}

import { PERSONAL_DATA } from '#rules/personal-data/every-table.ts';
import { type Blank, KEEPING, type Keeping, type TableWords } from '#rules/personal-data/column-words.ts';
import type { Context } from '../../context.ts';
import { blankOldRows, removeOldRows } from './erase-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 500;

/** Forgets everything whose time is over, whoever it is about, as the table of personal data says. */
export async function forgetOldData(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const [table, words] of Object.entries(PERSONAL_DATA))
    // A table in trouble does not keep the others: the job fails at the end, is seen, and comes again.
    await forgetOldRows(ctx, table, words).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'some old data could not be forgotten');
}

async function forgetOldRows(ctx: Context, table: string, { since, ends, columns }: TableWords) {
  if (since === undefined) return;
  if (ends) {
    const limit = limitOf(ctx, table, since, ends);
    await inParts(() => ctx.write(({ db }) => removeOldRows(db, limit)));
  }
  for (const [keeping, ended] of endings(columns)) {
    const limit = { ...limitOf(ctx, table, since, keeping), columns: ended };
    await inParts(() => ctx.write(({ db }) => blankOldRows(db, limit)));
  }
}

type Ended = [column: string, end: Blank][];

/** The columns that end in the same time are forgotten together. */
function endings(columns: TableWords['columns']): Map<Keeping, Ended> {
  const byKeeping = new Map<Keeping, Ended>();
  for (const [column, { keeping, end }] of Object.entries(columns))
    if (keeping && end) byKeeping.set(keeping, [...(byKeeping.get(keeping) ?? []), [column, end]]);
  return byKeeping;
}

const limitOf = (ctx: Context, table: string, since: string, keeping: Keeping) => ({
  table,
  since,
  before: new Date(ctx.now().getTime() - (KEEPING[keeping].days ?? Number.NaN) * DAY_MS),
  most: AT_ONCE,
});

async function inParts(part: () => Promise<number>): Promise<void> {
  while ((await part()) === AT_ONCE);
}

import { PERSONAL_DATA } from '#rules/personal-data/every-table.ts';
import { type Blank, type TableColumns } from '#rules/personal-data/column-words.ts';
import { RETENTION, type RetentionReason } from '#rules/retention/retention.ts';
import type { Context } from '../../context.ts';
import { removeOldExports } from '../download/export-store.ts';
import { blankOldRows, removeOldRows } from './erase-store.ts';
import { DAY_MS } from '#rules/time.ts';

const AT_ONCE = 500;

/** Forgets everything whose time is over, whoever it is about, as the table of personal data says. */
export async function forgetOldData(ctx: Context): Promise<void> {
  await ctx.write(({ db }) => removeOldExports(db, ctx.now()));
  const failures: unknown[] = [];
  for (const [table, words] of Object.entries(PERSONAL_DATA))
    // A table in trouble does not keep the others: the job fails at the end, is seen, and comes again.
    await forgetOldRows(ctx, table, words).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'some old data could not be forgotten');
}

async function forgetOldRows(ctx: Context, table: string, { since, ends, columns }: TableColumns) {
  if (since === undefined) return;
  if (ends) {
    const limit = toTimeLimit(ctx, table, since, ends);
    await repeatUntilDone(() => ctx.write(({ db }) => removeOldRows(db, limit)));
  }
  for (const [keeping, ended] of endings(columns)) {
    const limit = { ...toTimeLimit(ctx, table, since, keeping), columns: ended };
    await repeatUntilDone(() => ctx.write(({ db }) => blankOldRows(db, limit)));
  }
}

type Ended = [column: string, end: Blank][];

/** The columns that end in the same time are forgotten together. */
function endings(columns: TableColumns['columns']): Map<RetentionReason, Ended> {
  const byKeeping = new Map<RetentionReason, Ended>();
  for (const [column, { retention, end }] of Object.entries(columns))
    if (retention && end) byKeeping.set(retention, [...(byKeeping.get(retention) ?? []), [column, end]]);
  return byKeeping;
}

const toTimeLimit = (ctx: Context, table: string, since: string, keeping: RetentionReason) => ({
  table,
  since,
  before: new Date(ctx.now().getTime() - (RETENTION[keeping] ?? Number.NaN) * DAY_MS),
  most: AT_ONCE,
});

async function repeatUntilDone(part: () => Promise<number>): Promise<void> {
  while ((await part()) === AT_ONCE);
}

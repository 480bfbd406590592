import type { Context } from '../../context.ts';
import { endDueWanted } from '../wanted-store.ts';

const AT_ONCE = 200;

/** Ends the requests whose day is over. Readers never depend on it: one past its day has ended to them already. */
export async function endDue(ctx: Context): Promise<void> {
  for (let ended = AT_ONCE; ended === AT_ONCE;)
    ended = await ctx.write(({ db }) => endDueWanted(db, ctx.now(), AT_ONCE));
}

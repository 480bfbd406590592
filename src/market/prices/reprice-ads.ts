import type { Job } from '#platform/jobs/job.ts';
import type { Context } from '../context.ts';
import { setDollarBudgetsAfter, setDollarPricesAfter } from './rate-store.ts';

/** After a change of rates. */
export const REPRICE_ADS: Job<Record<string, never>> = { name: 'reprice-ads' };

const AT_ONCE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Gives every ad and request its dollars after a change of rates. Nobody's ad changes by it: its own price stays. */
export async function repriceAds(ctx: Context): Promise<void> {
  for (const setAfter of [setDollarPricesAfter, setDollarBudgetsAfter])
    for (let last: string | undefined = FIRST; last !== undefined;) {
      const after: string = last;
      last = await ctx.write(({ db }) => setAfter(db, after, AT_ONCE));
    }
}

import { searchInQuery } from '#rules/saved-search.ts';
import { listNewAds } from '../ads/list-new-ads.ts';
import type { Context } from '../context.ts';
import { newAdsMail } from './search-mails.ts';
import { claimDueSearches, setTold } from './search-store.ts';

const AT_ONCE = 50;

/** Writes to everybody whose kept search has new ads. Claiming, letters and the mark are one write: nobody hears twice. */
export async function tellNewAds(ctx: Context): Promise<void> {
  const now = ctx.now();
  for (let told = AT_ONCE; told === AT_ONCE;) {
    told = await ctx.write(async (unit) => {
      const due = await claimDueSearches(unit.db, now, AT_ONCE);
      for (const search of due) {
        const ads = await listNewAds(ctx, searchInQuery(search.query), search.toldUntil);
        if (ads.length > 0) await unit.enqueue('send-mail', newAdsMail(search, ads, ctx.config));
      }
      await setTold(
        unit.db,
        due.map(({ id }) => id),
        now,
      );
      return due.length;
    });
  }
}

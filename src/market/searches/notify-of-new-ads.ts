import { UNDO_SECONDS } from '#rules/ads/state.ts';
import { searchInQuery } from '#rules/search/saved/saved-search-schema.ts';
import { listNewAds } from '../ads/overview/list-new-ads.ts';
import type { Context } from '../context.ts';
import { newAdsMail } from './search-mails.ts';
import { claimDueSearches, setTold } from './search-store.ts';
import { notify } from '../notifications/notify.ts';
import { SEND_MAIL } from '../mails/send-mail.ts';

const AT_ONCE = 50;
const MAX_LINK = 300;

/**
 * Tells everybody whose saved search has new ads, in their bell and by e-mail. Claiming, e-mails and the mark are one write: nobody hears twice.
 */
export async function notifyOfNewAds(ctx: Context): Promise<void> {
  // An ad that staff have just approved may be taken back: nobody hears of it before it cannot.
  const until = new Date(ctx.now().getTime() - UNDO_SECONDS * 1000);
  for (let told = AT_ONCE; told === AT_ONCE;) {
    told = await ctx.write(async (unit) => {
      const due = await claimDueSearches(unit.db, until, AT_ONCE);
      for (const search of due) {
        const ads = await listNewAds(ctx, searchInQuery(search.query), { since: search.toldUntil, until });
        if (ads.length === 0) continue;
        await notify(ctx, unit, {
          accountId: search.accountId,
          kind: 'saved-search',
          subject: search.id,
          link: `/all-ads?${search.query}`.slice(0, MAX_LINK),
          words: { title: search.name },
          count: ads.length,
        });
        if (search.wantsMail) await unit.enqueue(SEND_MAIL, newAdsMail(search, ads, ctx.config));
      }
      await setTold(
        unit.db,
        due.map(({ id }) => id),
        until,
      );
      return due.length;
    });
  }
}

import type { Context } from '../context.ts';
import { expireDueAds } from './ad-store.ts';

const AT_ONCE = 200;

/** Ends the ads whose 90 days are over. Readers never depend on it: an ad past its date is expired to them already. */
export async function expireAds(ctx: Context): Promise<void> {
  for (let ended = AT_ONCE; ended === AT_ONCE;) {
    ended = await ctx.write(({ db }) => expireDueAds(db, ctx.now(), AT_ONCE));
  }
}

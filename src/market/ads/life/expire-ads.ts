import { findReaderOfNews } from '../../people/find-seller.ts';
import type { Context } from '../../context.ts';
import { expiredMail } from './ad-mails.ts';
import { expireDueAds } from '../ad-store.ts';
import { relistLink } from './relist-link.ts';
import { findAdInMail } from '../../mails/find-ad-in-mail.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

const AT_ONCE = 200;

/** Ends the ads whose 90 days are over. Readers never depend on it: an ad past its date is expired to them already. */
export async function expireAds(ctx: Context): Promise<void> {
  for (let ended = AT_ONCE; ended === AT_ONCE;) ended = await expireSome(ctx);
}

async function expireSome(ctx: Context): Promise<number> {
  return ctx.write(async (unit) => {
    const ended = await expireDueAds(unit.db, ctx.now(), AT_ONCE);
    // What is held cannot be relisted: its owner hears from its case.
    for (const ad of ended.filter(({ held }) => held === null)) {
      const to = await findReaderOfNews(unit.db, ad.seller_id, 'ad-expiring');
      if (to === undefined || ad.expires_at === null) continue;
      const relist = relistLink(ctx, { id: ad.id, expires_at: ad.expires_at });
      await unit.enqueue(
        SEND_MAIL,
        expiredMail({ to, ad: await findAdInMail(unit.db, ad.id), site: ctx.config, relist }),
      );
    }
    return ended.length;
  });
}

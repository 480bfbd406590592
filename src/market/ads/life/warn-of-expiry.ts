import { findReaderOfNews } from '../../people/find-seller.ts';
import type { Context } from '../../context.ts';
import { expiringMail } from './ad-mails.ts';
import { listEndingAds, noteExpiryMail } from './expiry-store.ts';
import { relistLink } from './relist-link.ts';
import { DAY_MS } from '#rules/time.ts';
import { notify } from '../../notifications/notify.ts';
import { findAdInMail } from '../../mails/find-ad-in-mail.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

const AT_ONCE = 100;
/** The nearer one first: an ad that was put live for its last hours gets one e-mail, not two. */
const DAYS_BEFORE = [1, 7];

/** Writes to sellers whose ads end soon, once for each date and distance, however often it runs. */
export async function warnOfExpiry(ctx: Context): Promise<void> {
  for (const days of DAYS_BEFORE) {
    for (let found = AT_ONCE; found === AT_ONCE;) found = await writeSome(ctx, days);
  }
}

async function writeSome(ctx: Context, days: number): Promise<number> {
  const now = ctx.now();
  return ctx.write(async (unit) => {
    const before = new Date(now.getTime() + days * DAY_MS);
    const ending = await listEndingAds(unit.db, { now, before, days, most: AT_ONCE });
    for (const ad of ending) {
      if (!(await noteExpiryMail(unit.db, { adId: ad.id, expiresAt: ad.expires_at, days, now }))) continue;
      await notify(ctx, unit, {
        accountId: ad.seller_id,
        kind: 'ad-expiring',
        subject: ad.id,
        link: '/seller/seller-profile',
        words: { title: ad.title ?? 'your ad' },
      });
      const to = await findReaderOfNews(unit.db, ad.seller_id, 'ad-expiring');
      if (to === undefined) continue;
      const named = await findAdInMail(unit.db, ad.id);
      const warning = { to, ad: named, site: ctx.config, days, relist: relistLink(ctx, ad) };
      await unit.enqueue(SEND_MAIL, expiringMail(warning));
    }
    return ending.length;
  });
}

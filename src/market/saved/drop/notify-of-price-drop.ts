import { formatMoney } from '#rules/money/money.ts';
import { showCards } from '../../ads/show/show-cards.ts';
import type { Context } from '../../context.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { notify } from '../../notifications/notify.ts';
import { priceDropMail } from '../saved-mails.ts';
import { savableIds } from '../saved-store.ts';
import { claimSavers, setToldPrice } from './drop-store.ts';

const AT_ONCE = 50;

/** Whoever saved the ad and knows only of a higher price hears of the one that it has now, once. */
export async function notifyOfPriceDrop(ctx: Context, { adId }: { adId: string }): Promise<void> {
  const ad = (await showCards(ctx, [...(await savableIds(ctx.db, [adId]))])).get(adId);
  if (ad?.status !== 'live' || ad.price === null) return;
  const { price, currency } = ad;
  for (let claimed = AT_ONCE; claimed === AT_ONCE;) {
    claimed = await ctx.write(async (unit) => {
      const savers = await claimSavers(unit.db, { adId, price, currency, most: AT_ONCE });
      for (const saver of savers) {
        const news = `now ${formatMoney({ amount: price, currency })}, was ${formatMoney({ amount: saver.price, currency })}`;
        await notify(ctx, unit, {
          accountId: saver.accountId,
          kind: 'price-drop',
          subject: adId,
          link: ad.url,
          words: { title: ad.title, news },
        });
        if (saver.wantsMail) await unit.enqueue(SEND_MAIL, priceDropMail(saver, ad, ctx.config));
      }
      const accountIds = savers.map(({ accountId }) => accountId);
      await setToldPrice(unit.db, { adId, price, accountIds });
      return savers.length;
    });
  }
}

import { isReserved } from '#rules/offers/offer-words.ts';
import { showCards } from '../../ads/show/show-cards.ts';
import type { Context } from '../../context.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { notify } from '../../notifications/notify.ts';
import { freeAgainMail } from '../saved-mails.ts';
import { findKept, takeWaiting } from './free-store.ts';

const AT_ONCE = 50;

/** Whoever waits for hair hears that it is on sale again, each once. Kept for the next one meanwhile, it is not. */
export async function notifyOfFree(ctx: Context, { adId }: { adId: string }): Promise<void> {
  const kept = await findKept(ctx.db, adId, ctx.now());
  const ad = (await showCards(ctx, kept ? [kept.id] : [])).get(adId);
  if (!kept || !ad || isReserved(kept, ctx.now())) return;
  for (let done = AT_ONCE; done === AT_ONCE;)
    done = await ctx.write(async (unit) => {
      const which = { adId, sellerId: kept.seller_id, most: AT_ONCE };
      const { taken, people } = await takeWaiting(unit.db, which);
      for (const person of people) {
        await notify(ctx, unit, {
          accountId: person.accountId,
          kind: 'offer',
          subject: adId,
          link: ad.url,
          words: { from: ad.title, news: 'is free again' },
        });
        if (person.wantsMail) await unit.enqueue(SEND_MAIL, freeAgainMail(person, ad, ctx.config));
      }
      return taken;
    });
}

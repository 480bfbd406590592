import type { Unit } from '#platform/unit-of-work.ts';
import { ratableUntil } from '#rules/ratings/rating-rules.ts';
import type { Context } from '../../context.ts';
import { findAdInMail } from '../../mails/find-ad-in-mail.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { forgetNews } from '../../notifications/forget-news.ts';
import { notify } from '../../notifications/notify.ts';
import { mayRateMail } from './sale-mails.ts';
import { findParties, insertSale, removeUnratedSales } from './sale-store.ts';

type Sale = { adId: string; conversationId: string; sellerId: string; buyerId: string; soldAt: Date };

/** Puts a sale to somebody named on record, and tells both that they can rate each other. */
export async function recordSale(ctx: Context, unit: Unit, sale: Sale): Promise<void> {
  const saleId = await insertSale(unit.db, sale);
  if (saleId === undefined) return;
  const { seller, buyer, title, soldAt } = await findParties(unit.db, saleId);
  const ad = await findAdInMail(unit.db, sale.adId);
  const until = ratableUntil({ soldAt });
  for (const [side, party, other] of [
    ['seller', seller, buyer],
    ['buyer', buyer, seller],
  ] as const) {
    if (!party.isHere) continue;
    await notify(ctx, unit, {
      accountId: party.id,
      kind: 'rating',
      subject: saleId,
      link: `/ratings/${saleId}`,
      words: { news: `You can rate ${other.username}`, ...(title && { title }) },
    });
    if (party.wantsMail)
      await unit.enqueue(
        SEND_MAIL,
        mayRateMail({ to: party, side, other, ad, saleId, until, site: ctx.config }),
      );
  }
}

/** The ad is for sale again. What nobody has rated was no sale; what somebody has rated stays on record. */
export async function undoSale(unit: Unit, adId: string): Promise<void> {
  for (const saleId of await removeUnratedSales(unit.db, adId))
    await forgetNews(unit, { kind: 'rating', subject: saleId });
}

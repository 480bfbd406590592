import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { confirmBySales } from '../../measuring/confirm-by-sales.ts';
import { notify } from '../../notifications/notify.ts';
import { findParties } from '../sale/sale-store.ts';
import { ratingReadableMail } from '../rating-mails.ts';

/** Tells both sides of a sale what can be read now; `about` are those whom the opened ratings are about. */
export async function tellOpened(
  ctx: Context,
  unit: Unit,
  { saleId, about }: { saleId: string; about: readonly string[] },
): Promise<void> {
  const { seller, buyer, title } = await findParties(unit.db, saleId);
  const isBoth = about.length > 1;
  if (about.includes(seller.id)) await confirmBySales(ctx, unit, seller.id);
  for (const [party, other] of [
    [seller, buyer],
    [buyer, seller],
  ] as const) {
    if (!party.isHere) continue;
    const isAbout = about.includes(party.id);
    const name = other.isHere ? other.username : 'the other side';
    const news = isBoth
      ? `You and ${name} can read each other’s ratings`
      : isAbout
        ? `There is a rating about you, by ${name}`
        : `Your rating of ${name} can now be read`;
    await notify(ctx, unit, {
      accountId: party.id,
      kind: 'rating',
      subject: saleId,
      link: isAbout ? '/ratings#about-you' : '/ratings#written',
      words: { news, ...(title && { title }) },
    });
    if (isAbout && party.wantsMail)
      await unit.enqueue(
        SEND_MAIL,
        ratingReadableMail({ to: party, by: name, title, isBoth, site: ctx.config }),
      );
  }
}

import { showCards } from '../../ads/show/show-cards.ts';
import type { Context } from '../../context.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { notify } from '../../notifications/notify.ts';
import { findSeller } from '../../people/find-seller.ts';
import { followedSellerMail } from '../saved-mails.ts';
import { claimFollowers, findPublished, listPublished, setToldFollowers } from './follow-store.ts';

const AT_ONCE = 50;
const MAX_ADS = 20;

/** Whoever follows the seller hears of everything that they published since they last heard, once. */
export async function notifyFollowers(ctx: Context, { adId }: { adId: string }): Promise<void> {
  const published = await findPublished(ctx.db, adId);
  const seller = published && (await findSeller(ctx.db, published.sellerId));
  if (!published || !seller) return;
  const span = { sellerId: seller.id, until: published.at };
  const listed = await listPublished(ctx.db, { ...span, now: ctx.now(), most: MAX_ADS });
  const cards = await showCards(
    ctx,
    listed.map(({ id }) => id),
  );
  for (let claimed = AT_ONCE; claimed === AT_ONCE;) {
    claimed = await ctx.write(async (unit) => {
      const followers = await claimFollowers(unit.db, { ...span, most: AT_ONCE });
      for (const follower of followers) {
        const ads = listed
          .filter(({ publishedAt }) => publishedAt > follower.toldUntil)
          .flatMap(({ id }) => cards.get(id) ?? []);
        const [newest] = ads;
        if (!newest) continue;
        await notify(ctx, unit, {
          accountId: follower.accountId,
          kind: 'followed-seller',
          subject: seller.id,
          link: ads.length === 1 ? newest.url : `/sellers/${seller.id}`,
          words: { from: seller.username, title: newest.title },
          count: ads.length,
        });
        if (follower.wantsMail)
          await unit.enqueue(SEND_MAIL, followedSellerMail(follower, { seller, ads }, ctx.config));
      }
      const accountIds = followers.map(({ accountId }) => accountId);
      await setToldFollowers(unit.db, { ...span, accountIds });
      return followers.length;
    });
  }
}

import type { Unit } from '#platform/unit-of-work.ts';
import { adUrl } from '#rules/ads/title.ts';
import type { Context } from '../../context.ts';
import { findReaderOfNews } from '../../people/find-seller.ts';
import { stepMail } from './ad-mails.ts';
import type { AdRow } from '../ad-rows-store.ts';
import { notify } from '../../notifications/notify.ts';
import { findAdInMail } from '../../mails/find-ad-in-mail.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { askFollowers } from '../news/ask-followers.ts';

/** What the bell says of an ad that came into its status, and where its seller goes on. */
const NEWS: Partial<Record<AdRow['status'], { news: string; link: (ad: AdRow) => string }>> = {
  live: { news: 'your ad is live', link: (ad) => adUrl(ad.id, ad.slug) },
  changes_requested: {
    news: 'please change something before it is shown',
    link: ({ id }) => `/post-an-ad/check?draft=${id}`,
  },
  rejected: { news: 'we cannot publish it', link: () => '/seller/seller-profile' },
};

/** Tells the seller what became of an ad, and their followers of a new one. A rejection is told in any case: it comes with its reasons. */
export async function writeStepMail(ctx: Context, unit: Unit, ad: AdRow, note?: string): Promise<void> {
  const told = NEWS[ad.status];
  if (told)
    await notify(ctx, unit, {
      accountId: ad.seller_id,
      kind: 'ad-news',
      subject: ad.id,
      link: told.link(ad),
      words: { title: ad.title ?? 'Your ad', news: told.news },
    });
  if (ad.status === 'live') await askFollowers(ctx, unit, ad.id);
  const isDecision = ad.status === 'rejected' || ad.status === 'changes_requested';
  const to = await findReaderOfNews(unit.db, ad.seller_id, isDecision ? 'always' : 'ad-news');
  if (to === undefined) return;
  const named = await findAdInMail(unit.db, ad.id);
  const mail = stepMail({ to, ad: named, status: ad.status, note, site: ctx.config });
  if (mail) await unit.enqueue(SEND_MAIL, mail);
}

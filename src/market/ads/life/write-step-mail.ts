import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import { addressForNews } from '../../people/find-seller.ts';
import { stepMail } from './ad-mails.ts';
import type { AdRow } from '../ad-rows-store.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

/** Tells the seller what became of an ad. A rejection is told in any case: it comes with its reasons. */
export async function writeStepMail(ctx: Context, unit: Unit, ad: AdRow, note?: string): Promise<void> {
  const isDecision = ad.status === 'rejected' || ad.status === 'changes_requested';
  const to = await addressForNews(unit.db, ad.seller_id, isDecision ? 'always' : 'ad-news');
  const mail = to === undefined ? undefined : stepMail({ to, ad, note, site: ctx.config });
  if (mail) await unit.enqueue(SEND_MAIL, mail);
}

import type { Mail } from '#platform/mail/mailer.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { OfferEnd } from '#rules/offers/offer-words.ts';
import type { Context } from '../../context.ts';
import { findAdInMail } from '../../mails/find-ad-in-mail.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { notify } from '../../notifications/notify.ts';
import type { OfferRow } from '../agreement-store.ts';
import { offerLink } from './offer-link.ts';
import {
  agreementOverMail,
  offerAcceptedMail,
  offerCounteredMail,
  offerDeclinedMail,
  offerEndingMail,
  offerMadeMail,
  type OfferMail,
  offerOverMail,
} from './offer-mails.ts';
import { findReader } from './reader-store.ts';

/** A price was named, first or as an answer, or waits for its last hours: whoever has to answer is told. */
export async function tellAsked(
  ctx: Context,
  unit: Unit,
  offer: OfferRow,
  news: 'made' | 'countered' | 'ending',
): Promise<void> {
  const readerId = offer.by_buyer ? offer.seller_id : offer.buyer_id;
  const write = { made: offerMadeMail, countered: offerCounteredMail, ending: offerEndingMail }[news];
  const said = { made: 'made an offer', countered: 'named another price', ending: 'waits for your answer' };
  await tell(ctx, unit, offer, { readerId, said: said[news] }, (mail) =>
    write({
      ...mail,
      until: offer.expires_at,
      note: offer.note,
      // Only sellers answer from the e-mail: a buyer signs in to pay anyway.
      links: offer.by_buyer ? { yes: link('yes'), other: link('other'), no: link('no') } : null,
    }),
  );
  function link(choice: 'yes' | 'other' | 'no') {
    return offerLink(ctx, offer, choice);
  }
}

/** Both have said yes: each is told their own steps. */
export async function tellAgreed(ctx: Context, unit: Unit, offer: OfferRow, until: Date): Promise<void> {
  for (const readerId of [offer.buyer_id, offer.seller_id])
    await tell(ctx, unit, offer, { readerId, said: 'agreed on a price with you' }, (mail) =>
      offerAcceptedMail({ ...mail, until, isToSeller: readerId === offer.seller_id }),
    );
}

export async function tellDeclined(ctx: Context, unit: Unit, offer: OfferRow): Promise<void> {
  await tell(
    ctx,
    unit,
    offer,
    { readerId: makerOf(offer), said: 'said no to your offer' },
    offerDeclinedMail,
  );
}

/** Its time is over, or it is no longer possible: whoever made it is told. */
export async function tellOver(ctx: Context, unit: Unit, offer: OfferRow, why: OfferEnd): Promise<void> {
  await tell(ctx, unit, offer, { readerId: makerOf(offer), said: 'can no longer take your offer' }, (mail) =>
    offerOverMail({ ...mail, why }),
  );
}

export async function tellAgreementOver(
  ctx: Context,
  unit: Unit,
  offer: OfferRow,
  why: OfferEnd,
): Promise<void> {
  for (const readerId of [offer.buyer_id, offer.seller_id])
    await tell(ctx, unit, offer, { readerId, said: 'has no longer an agreement with you' }, (mail) =>
      agreementOverMail({ ...mail, why }),
    );
}

const makerOf = ({ by_buyer, buyer_id, seller_id }: OfferRow) => (by_buyer ? buyer_id : seller_id);

async function tell(
  ctx: Context,
  unit: Unit,
  offer: OfferRow,
  { readerId, said }: { readerId: string; said: string },
  write: (mail: OfferMail) => Mail,
): Promise<void> {
  const to = await findReader(unit.db, readerId);
  if (!to.is_here) return;
  const otherId = readerId === offer.buyer_id ? offer.seller_id : offer.buyer_id;
  const { username: from } = await findReader(unit.db, otherId);
  await notify(ctx, unit, {
    accountId: to.id,
    kind: 'offer',
    subject: offer.conversation_id,
    link: `/messages/${offer.conversation_id}#newest`,
    words: { from, title: offer.ad_title ?? 'an ad', news: said },
  });
  if (!to.wants_mail) return;
  const ad = await findAdInMail(unit.db, offer.ad_id);
  const money = { amount: offer.amount, currency: offer.currency };
  await unit.enqueue(
    SEND_MAIL,
    write({ to, from, ad, money, conversationId: offer.conversation_id, site: ctx.config }),
  );
}

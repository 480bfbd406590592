import type { Mail } from '#platform/mail/mailer.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { OfferEnd } from '#rules/offers/offer-words.ts';
import type { Context } from '../../context.ts';
import { listAdsInMail } from '../../mails/find-ad-in-mail.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { type News, notifyAll } from '../../notifications/notify.ts';
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
import { listReaders } from './reader-store.ts';

/** Prices were named, first or as answers, or wait for their last hours: whoever has to answer is told. */
export async function tellAsked(
  ctx: Context,
  unit: Unit,
  offers: readonly OfferRow[],
  news: 'made' | 'countered' | 'ending',
): Promise<void> {
  const write = { made: offerMadeMail, countered: offerCounteredMail, ending: offerEndingMail }[news];
  const said = { made: 'made an offer', countered: 'named another price', ending: 'waits for your answer' };
  await tell(ctx, unit, offers, (offer) => ({
    readerId: offer.by_buyer ? offer.seller_id : offer.buyer_id,
    said: said[news],
    write: (mail) =>
      write({ ...mail, until: offer.expires_at, note: offer.note, links: linksOf(ctx, offer) }),
  }));
}

/** Only sellers answer from the e-mail: a buyer signs in to pay anyway. */
const linksOf = (ctx: Context, offer: OfferRow) =>
  offer.by_buyer
    ? {
        yes: offerLink(ctx, offer, 'yes'),
        other: offerLink(ctx, offer, 'other'),
        no: offerLink(ctx, offer, 'no'),
      }
    : null;

/** Both have said yes: each is told their own steps. */
export async function tellAgreed(ctx: Context, unit: Unit, offer: OfferRow, until: Date): Promise<void> {
  for (const readerId of [offer.buyer_id, offer.seller_id])
    await tell(ctx, unit, [offer], () => ({
      readerId,
      said: 'agreed on a price with you',
      write: (mail) => offerAcceptedMail({ ...mail, until, isToSeller: readerId === offer.seller_id }),
    }));
}

export async function tellDeclined(ctx: Context, unit: Unit, offer: OfferRow): Promise<void> {
  await tell(ctx, unit, [offer], () => ({
    readerId: makerOf(offer),
    said: 'said no to your offer',
    write: offerDeclinedMail,
  }));
}

/** Their time is over, or they are no longer possible: whoever made them is told. */
export async function tellOver(
  ctx: Context,
  unit: Unit,
  offers: readonly OfferRow[],
  why: OfferEnd,
): Promise<void> {
  await tell(ctx, unit, offers, (offer) => ({
    readerId: makerOf(offer),
    said: 'can no longer take your offer',
    write: (mail) => offerOverMail({ ...mail, why }),
  }));
}

export async function tellAgreementOver(
  ctx: Context,
  unit: Unit,
  offer: OfferRow,
  why: OfferEnd,
): Promise<void> {
  for (const readerId of [offer.buyer_id, offer.seller_id])
    await tell(ctx, unit, [offer], () => ({
      readerId,
      said: 'no longer has an agreement with you',
      write: (mail) => agreementOverMail({ ...mail, why }),
    }));
}

const makerOf = ({ by_buyer, buyer_id, seller_id }: OfferRow) => (by_buyer ? buyer_id : seller_id);

type Told = { readerId: string; said: string; write: (mail: OfferMail) => Mail };

/** In the bell and by e-mail. However many offers there are, the database is asked once for all of them. */
async function tell(
  ctx: Context,
  unit: Unit,
  offers: readonly OfferRow[],
  toTold: (offer: OfferRow) => Told,
): Promise<void> {
  if (offers.length === 0) return;
  const people = await listReaders(
    unit.db,
    offers.flatMap(({ buyer_id, seller_id }) => [buyer_id, seller_id]),
  );
  const ads = await listAdsInMail(
    unit.db,
    offers.map(({ ad_id }) => ad_id),
  );
  const news: News[] = [];
  const mails: Mail[] = [];
  for (const offer of offers) {
    const { readerId, said, write } = toTold(offer);
    const otherId = readerId === offer.buyer_id ? offer.seller_id : offer.buyer_id;
    const [to, other, ad] = [people.get(readerId), people.get(otherId), ads.get(offer.ad_id)];
    if (!to || !other || !ad) throw new Error(`whom offer ${offer.id} is about is missing`);
    if (!to.is_here) continue;
    const { conversation_id: conversationId, amount, currency } = offer;
    const from = other.username;
    news.push({
      accountId: to.id,
      kind: 'offer',
      subject: conversationId,
      link: `/messages/${conversationId}#newest`,
      words: { from, title: offer.ad_title ?? 'an ad', news: said },
    });
    if (to.wants_mail)
      mails.push(write({ to, from, ad, money: { amount, currency }, conversationId, site: ctx.config }));
  }
  await notifyAll(ctx, unit, news);
  await unit.enqueueAll(SEND_MAIL, mails);
}

import type { AcceptOffer } from '#rules/offers/offer-schema.ts';
import { offerStateAt } from '#rules/offers/offer-state.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Account } from '#rules/accounts/account.ts';
import { offerView } from '../../agreements/show/make-offer-view.ts';
import { toOfferLife } from '../../agreements/offer-life.ts';
import type { OfferView } from '../../agreements/show/offer-view.ts';
import { findLinkedOffer } from '../../agreements/open-offer.ts';
import type { Context } from '../../context.ts';
import { findSeller } from '../../people/find-seller.ts';
import { suggestTerms } from '../../sales/agree/suggest-terms.ts';
import type { SuggestedTerms } from '../../sales/agree/suggested-terms-view.ts';
import { acceptOffer } from './accept-offer.ts';
import { counterOffer } from './counter-offer.ts';
import { declineOffer } from './decline-offer.ts';

export type OfferTicket = { offerId: string; ticket: string };
type Answer =
  | ({ answer: 'accept' } & Omit<AcceptOffer, 'offerId'>)
  | { answer: 'counter'; amount: number }
  | { answer: 'decline' };

/** What a link is about, and what a yes would fix beside the price, where it starts a protected sale. */
type LinkedOffer = { offer: OfferView; terms: SuggestedTerms | null };

/** What a link in an e-mail is about, before anything is done: programs that read mail follow links. */
export async function showByLink(ctx: Context, ticket: OfferTicket): Promise<LinkedOffer> {
  const { seller, offer } = await findAnswerable(ctx, ticket);
  const terms = await suggestTerms(ctx.as(seller), offer.id);
  return { offer: offerView(offer, seller.id, ctx.now()), terms };
}

/** The seller's answer by the link in an e-mail, done as that seller. */
export async function answerByLink(ctx: Context, input: OfferTicket & Answer): Promise<OfferView> {
  const { seller } = await findAnswerable(ctx, input);
  const asSeller = ctx.as(seller);
  const { ticket: _, ...said } = input;
  if (said.answer === 'accept') {
    const { answer: _yes, ...yes } = said;
    return acceptOffer(asSeller, yes);
  }
  const { offerId } = said;
  if (said.answer === 'counter') return counterOffer(asSeller, { offerId, amount: said.amount });
  return declineOffer(asSeller, { offerId });
}

async function findAnswerable(ctx: Context, { offerId, ticket }: OfferTicket) {
  const offer = await findLinkedOffer(ctx, offerId, ticket);
  const isOpen = offer !== undefined && offerStateAt(toOfferLife(offer), ctx.now()) === 'open';
  const seller: Account | undefined = isOpen ? await findSeller(ctx.db, offer.seller_id) : undefined;
  if (!offer || !seller)
    throw new Refusal('gone', 'This link has been used or is too old. Sign in to see your offers.');
  return { offer, seller };
}

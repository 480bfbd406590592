import type { Context } from '../../context.ts';

const PURPOSE = 'answer-offer';
export type OfferChoice = 'yes' | 'other' | 'no';

type Linked = { id: string; seller_id: string; expires_at: Date };

/** A link by which a seller answers from the e-mail, without signing in. Dead once the offer is not open. */
export function offerLink(
  { config, secrets }: Pick<Context, 'config' | 'secrets'>,
  offer: Linked,
  choice: OfferChoice,
): string {
  const ticket = secrets.sign(PURPOSE, toSigned(offer));
  return `${config.ORIGIN}/offers/${offer.id}?t=${ticket}&answer=${choice}`;
}

/** Whether we wrote this ticket, for this seller and this end. */
export const isOfferTicketGood = (
  { secrets }: Pick<Context, 'secrets'>,
  offer: Linked,
  ticket: string,
): boolean => secrets.isSigned(PURPOSE, toSigned(offer), ticket);

const toSigned = ({ id, seller_id, expires_at }: Linked) => `${id}:${seller_id}:${expires_at.getTime()}`;

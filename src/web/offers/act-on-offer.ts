import { redirect } from 'react-router';
import type { Market } from '#market/market.ts';
import { inchesToMm } from '#rules/hair/measure.ts';
import { parseInches } from '#rules/hair/read-measure.ts';
import { AcceptOffer, CounterOffer, NameOffer } from '#rules/offers/offer-schema.ts';
import { isToStay, readAmount, readGrams, readText } from '../request/form-fields.ts';
import { type Posted, submit } from '../request/submit.ts';

type Acting = {
  /** Where it goes on without script. */
  after: (offerId: string) => string;
  /** Of an e-mail: then it is done as the seller whose it is. */
  ticket?: string | null;
  /** Where the page is of one offer: that one, whatever the form names. */
  offerId?: string;
};

/** What the forms of an offer can want, by their intent. */
export function offerActs({ after, ticket = null, offerId }: Acting) {
  const readOffer = (form: FormData) => ({ offerId: offerId ?? form.get('offerId') });
  const end = (order: (market: Market, offer: NameOffer) => Promise<unknown>) => async (posted: Posted) => {
    const sent = await submit({ ...posted, schema: NameOffer, read: readOffer, order });
    return sent.isDone ? goOn(posted, after, offerId) : sent.back;
  };
  return {
    accept: async (posted: Posted) => {
      const sent = await submit({
        ...posted,
        schema: AcceptOffer,
        read: (form) => ({ ...readOffer(form), amount: Number(form.get('amount')), ...readTerms(form) }),
        order: ({ offers }, yes) =>
          ticket === null ? offers.accept(yes) : offers.answerByLink({ ...yes, ticket, answer: 'accept' }),
      });
      return sent.isDone ? goOn(posted, after, offerId) : sent.back;
    },
    counter: async (posted: Posted) => {
      const sent = await submit({
        ...posted,
        schema: CounterOffer,
        read: (form) => ({ ...readOffer(form), amount: readAmount(form, 'amount') }),
        order: ({ offers }, other) =>
          ticket === null
            ? offers.counter(other)
            : offers.answerByLink({ ...other, ticket, answer: 'counter' }),
      });
      return sent.isDone ? goOn(posted, after, offerId) : sent.back;
    },
    decline: end(({ offers }, offer) =>
      ticket === null ? offers.decline(offer) : offers.answerByLink({ ...offer, ticket, answer: 'decline' }),
    ),
    withdraw: end(({ offers }, offer) => offers.withdraw(offer)),
    keep: end(({ offers }, offer) => offers.keepReserved(offer)),
    'call-off': end(({ offers }, offer) => offers.callOff(offer)),
  };
}

/** What the seller promises in a protected sale; nothing of it where there is none. */
function readTerms(form: FormData) {
  if (!form.has('shipDays')) return {};
  const postage = readAmount(form, 'postage') ?? 0;
  return {
    postage,
    postageBy: postage === 0 ? 'seller' : 'buyer',
    shipDays: Number(form.get('shipDays')),
    leastGrams: readGrams(form, 'leastGrams') ?? undefined,
    leastLength: readLeastLength(form),
  };
}

/** In millimetres of what was typed; what is no length is told at its field. Left empty: as the ad has it. */
function readLeastLength(form: FormData): number | null | undefined {
  const typed = readText(form, 'leastLength');
  if (!typed) return undefined;
  const inches = parseInches(typed);
  return inches === undefined ? null : inchesToMm(inches);
}

/** By script the page stays where it is, and hears that it was done. */
function goOn({ form }: Posted, after: Acting['after'], given: string | undefined): { done: string } {
  const offerId = given ?? (form && readText(form, 'offerId'));
  if (!offerId) throw new Error('an offer was answered that nobody named');
  if (form && isToStay(form)) return { done: offerId };
  throw redirect(after(offerId), 303);
}

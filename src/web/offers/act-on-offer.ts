import { redirect } from 'react-router';
import type { Market } from '#market/market.ts';
import { AcceptOffer, CounterOffer, NameOffer } from '#rules/offers/offer-schema.ts';
import { byIntent } from '../request/by-intent.ts';
import { readAmount } from '../request/form-fields.ts';
import { type Posted, submit } from '../request/submit.ts';

type Answered = { offerId: string; ticket: string | null };

/** Everything that a form of an offer can want; with the ticket of an e-mail it is done as the seller whose it is. */
export async function actOnOffer(args: Posted, { offerId, ticket }: Answered) {
  const path = ticket === null ? `/offers/${offerId}` : `/offers/${offerId}?done=yes`;
  const back = (sent: { isDone: false; back: Refused } | { isDone: true }) => {
    if (!sent.isDone) return sent.back;
    throw redirect(path, 303);
  };
  const end = (order: (market: Market, offer: NameOffer) => Promise<unknown>) => async (posted: Posted) =>
    back(await submit({ ...posted, schema: NameOffer, read: () => ({ offerId }), order }));
  return byIntent(args, {
    accept: async (posted) =>
      back(
        await submit({
          ...posted,
          schema: AcceptOffer,
          read: (form) => ({ offerId, amount: Number(form.get('amount')) }),
          order: ({ offers }, { amount }) =>
            ticket === null
              ? offers.accept({ offerId, amount })
              : offers.answerByLink({ offerId, ticket, answer: 'accept', amount }),
        }),
      ),
    counter: async (posted) =>
      back(
        await submit({
          ...posted,
          schema: CounterOffer,
          read: (form) => ({ offerId, amount: readAmount(form, 'amount') }),
          order: ({ offers }, { amount }) =>
            ticket === null
              ? offers.counter({ offerId, amount })
              : offers.answerByLink({ offerId, ticket, answer: 'counter', amount }),
        }),
      ),
    decline: end(({ offers }) =>
      ticket === null
        ? offers.decline({ offerId })
        : offers.answerByLink({ offerId, ticket, answer: 'decline' }),
    ),
    withdraw: end(({ offers }, offer) => offers.withdraw(offer)),
    keep: end(({ offers }, offer) => offers.keepReserved(offer)),
    'call-off': end(({ offers }, offer) => offers.callOff(offer)),
  });
}

type Refused = Extract<Awaited<ReturnType<typeof submit>>, { isDone: false }>['back'];

import { z } from 'zod';
import { AcceptOffer, CounterOffer, ListOffers, MakeOffer, NameOffer } from '#rules/offers/offer-schema.ts';
import { OfferView } from '#market/agreements/show/offer-view.ts';
import { change, create, read } from '../operation.ts';

const offer = { offer: OfferView };

/** Prices that one side names and the other says yes or no to. */
export const offerOperations = {
  make: create({
    about: 'Offers a price for an ad, in minor units. Its seller has 48 hours to answer.',
    access: 'make an offer on this ad',
    input: MakeOffer,
    output: { ...offer, notes: z.array(z.string()) },
    order: (market, wish) => market.offers.make(wish),
  }),
  accept: change({
    about:
      'Says yes to an offer that waits for you. The amount is repeated: nobody agrees to a figure that changed.',
    access: 'answer this offer',
    input: AcceptOffer,
    output: offer,
    order: async (market, yes) => ({ offer: await market.offers.accept(yes) }),
  }),
  decline: change({
    about: 'Says no to an offer that waits for you.',
    access: 'answer this offer',
    input: NameOffer,
    output: offer,
    order: async (market, no) => ({ offer: await market.offers.decline(no) }),
  }),
  counter: change({
    about: 'Names another price instead. Figures only come nearer.',
    access: 'answer this offer',
    input: CounterOffer,
    output: offer,
    order: async (market, other) => ({ offer: await market.offers.counter(other) }),
  }),
  withdraw: change({
    about: 'Takes an offer of yours back, before it was answered.',
    access: 'answer this offer',
    input: NameOffer,
    output: offer,
    order: async (market, own) => ({ offer: await market.offers.withdraw(own) }),
  }),
  keepReserved: change({
    about: 'Keeps agreed hair three days longer for its buyer. Its seller can do this once.',
    access: 'answer this offer',
    input: NameOffer,
    output: offer,
    order: async (market, agreed) => ({ offer: await market.offers.keepReserved(agreed) }),
  }),
  callOff: change({
    about: 'Ends an agreement: the hair is on sale again.',
    access: 'answer this offer',
    input: NameOffer,
    output: offer,
    order: async (market, agreed) => ({ offer: await market.offers.callOff(agreed) }),
  }),
  list: read({
    about:
      'Your offers on both sides, the newest first: those that wait for you, for the others, agreed, ended.',
    access: 'answer this offer',
    input: ListOffers,
    output: { items: z.array(OfferView), next: z.string().nullable() },
    order: (market, wish) => market.offers.list(wish),
  }),
  show: read({
    about: 'One offer of yours, as it stands now.',
    access: 'answer this offer',
    input: NameOffer,
    output: offer,
    order: async (market, own) => ({ offer: await market.offers.show(own) }),
  }),
};

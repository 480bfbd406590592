import { Refusal } from '../refusal.ts';
import { OFFER_STATE_IN_A_SENTENCE, OFFER_STATES, type OfferState } from './offer-words.ts';

export const OFFER_EVENTS = [
  'make',
  'hold',
  'release',
  'refuse',
  'accept',
  'decline',
  'counter',
  'withdraw',
  'expire',
  'lapse',
  'sell',
  'call-off',
  'run-out',
  'fail',
] as const;
export type OfferEvent = (typeof OFFER_EVENTS)[number];

/** Maker: whoever named the figure. Answerer: whom it waits for. Clock, system and sale are no people. */
export type OfferParty = 'maker' | 'answerer' | 'seller' | 'staff' | 'clock' | 'system' | 'sale';

type Step = {
  from: readonly OfferState[];
  event: OfferEvent;
  to: OfferState;
  who: readonly OfferParty[];
};

/** The life of an offer: the one table that server, buttons and tests read. Whatever is not here does not happen. */
const OFFER_LIFE: readonly Step[] = [
  { from: [], event: 'make', to: 'open', who: ['maker'] },
  { from: [], event: 'hold', to: 'held', who: ['maker'] },
  { from: ['held'], event: 'release', to: 'open', who: ['staff'] },
  { from: ['held'], event: 'refuse', to: 'declined', who: ['staff'] },
  { from: ['open'], event: 'accept', to: 'accepted', who: ['answerer'] },
  { from: ['open'], event: 'decline', to: 'declined', who: ['answerer'] },
  { from: ['open'], event: 'counter', to: 'countered', who: ['answerer'] },
  { from: ['open', 'held'], event: 'withdraw', to: 'withdrawn', who: ['maker'] },
  { from: ['open'], event: 'expire', to: 'expired', who: ['clock'] },
  { from: ['open', 'held'], event: 'lapse', to: 'lapsed', who: ['system'] },
  { from: ['accepted'], event: 'sell', to: 'sold', who: ['seller', 'sale'] },
  { from: ['accepted'], event: 'call-off', to: 'fell-through', who: ['maker', 'answerer'] },
  { from: ['accepted'], event: 'run-out', to: 'fell-through', who: ['clock'] },
  { from: ['accepted'], event: 'fail', to: 'fell-through', who: ['sale', 'system'] },
];

/** Every step the table knows. The database guards the end of it: from what is over none leads on. */
export const OFFER_STEPS: readonly (readonly [from: OfferState, to: OfferState])[] = OFFER_STATES.flatMap(
  (from) =>
    OFFER_STATES.filter((to) => OFFER_LIFE.some((step) => step.to === to && step.from.includes(from))).map(
      (to) => [from, to] as const,
    ),
);

/** As much of an offer as its life depends on. `reservedUntil`: of its ad, while that is kept for this offer. */
export type OfferInLife = {
  state: OfferState;
  byBuyer: boolean;
  buyerId: string;
  sellerId: string;
  expiresAt: Date;
  reservedUntil: Date | null;
};

/** The state that holds now: what is past its time is over, whether or not the scheduler has seen it. */
export function offerStateAt(
  { state, expiresAt, reservedUntil }: Pick<OfferInLife, 'state' | 'expiresAt' | 'reservedUntil'>,
  now: Date,
): OfferState {
  if (state === 'open' && expiresAt <= now) return 'expired';
  if (state === 'accepted' && (reservedUntil === null || reservedUntil <= now)) return 'fell-through';
  return state;
}

/** What somebody is to an offer; nothing to those whom it does not concern. */
export function offerParties(accountId: string, { byBuyer, buyerId, sellerId }: OfferInLife): OfferParty[] {
  if (accountId === sellerId) return byBuyer ? ['answerer', 'seller'] : ['maker', 'seller'];
  return accountId === buyerId ? [byBuyer ? 'maker' : 'answerer'] : [];
}

/** What somebody may do with an offer now: the buttons to show. */
export function allowedOfferEvents(accountId: string, offer: OfferInLife, now: Date): OfferEvent[] {
  const state = offerStateAt(offer, now);
  const parties = offerParties(accountId, offer);
  return OFFER_LIFE.filter(
    ({ from, who }) => from.includes(state) && who.some((party) => parties.includes(party)),
  ).map(({ event }) => event);
}

/** The state that the event leads to, or a refusal that says how the offer stands. */
export function ensureOfferStep(
  parties: readonly OfferParty[],
  offer: OfferInLife,
  event: OfferEvent,
  now: Date,
): OfferState {
  const state = offerStateAt(offer, now);
  const step = OFFER_LIFE.find(
    (each) => each.event === event && isOpenTo(each, { stored: offer.state, state }),
  );
  if (step && step.who.some((party) => parties.includes(party))) return step.to;
  const sentence = step
    ? 'This offer waits for the other side.'
    : `This offer ${OFFER_STATE_IN_A_SENTENCE[state]}.`;
  throw new Refusal('conflict', sentence, {}, { current: { status: state } });
}

/** What is over by the clock is ended by the clock alone, and only then. */
function isOpenTo({ event, from }: Step, { stored, state }: { stored: OfferState; state: OfferState }) {
  if (event === 'expire') return stored === 'open' && state === 'expired';
  if (event === 'run-out') return stored === 'accepted' && state === 'fell-through';
  return from.includes(state);
}

import { expect, test } from 'vitest';
import { offerCurrency } from '#rules/offers/offer-form.ts';
import { OFFER_STATES } from '#rules/offers/offer-words.ts';
import { HOUR_MS } from '#rules/time.ts';
import { SEED } from '../filling.ts';
import { makeDemo } from '../make-demo.ts';

const now = new Date('2026-11-15T10:00:00Z');
const demo = makeDemo({ seed: SEED, now });
const person = new Map(demo.people.map((each) => [each.key, each]));

test('offers are in every state that there is to see, and keep the rules', () => {
  const said = demo.conversations.flatMap((talk) =>
    talk.messages.flatMap(({ offer }) => (offer ? [{ ...offer, talk }] : [])),
  );
  const states = Object.groupBy(said, ({ state }) => state);
  expect(Object.fromEntries(Object.entries(states).map(([state, all]) => [state, all?.length]))).toEqual({
    open: 6,
    countered: 3,
    accepted: 1,
    sold: 1,
    declined: 5,
    expired: 4,
    lapsed: 2,
    held: 1,
    withdrawn: 2,
  });
  const [first] = said;
  expect(first).toMatchObject({
    state: 'open',
    byBuyer: true,
    talk: { buyerKey: 'bela', sellerKey: 'asha' },
  });
  expect(Number(first?.expiresAt) - now.getTime()).toBe(41 * HOUR_MS);
  const ads = new Map(demo.ads.map((ad) => [ad.key, ad]));
  for (const { amount, currency, askingPrice, state, madeAt, endedAt, reservedUntil, talk } of said) {
    const ad = ads.get(talk.adKey);
    expect(currency).toBe(
      offerCurrency(
        ad ?? { currency: 'GBP', country: 'GB' },
        person.get(talk.buyerKey)?.country ?? null,
        true,
      ),
    );
    expect(amount).toBeLessThanOrEqual(askingPrice);
    expect(2 * amount).toBeGreaterThanOrEqual(askingPrice);
    if (!ad?.openToOffers && state !== 'sold') expect(amount).toBe(askingPrice);
    expect(endedAt === null).toBe(['open', 'held', 'accepted'].includes(state));
    if (endedAt) expect(endedAt.getTime()).toBeGreaterThan(madeAt.getTime());
    if (['open', 'held', 'accepted'].includes(state)) expect(ad?.status).toBe('live');
    expect((reservedUntil?.getTime() ?? 0) > now.getTime()).toBe(state === 'accepted');
  }
  // Whoever signs in as one of the two sees every state; what is held is a stranger's.
  for (const [key, name] of [
    ['buyerKey', 'bela'],
    ['sellerKey', 'asha'],
  ] as const)
    expect(new Set(said.flatMap(({ talk, state }) => (talk[key] === name ? [state] : [])))).toEqual(
      new Set(OFFER_STATES.filter((state) => !['held', 'fell-through'].includes(state))),
    );
  // Nobody names two figures for the same hair at once.
  for (const { messages } of demo.conversations)
    for (const [turn, { offer }] of messages.entries()) {
      const next = messages[turn + 1]?.offer;
      if (offer && next) expect(next.madeAt.getTime()).toBeGreaterThanOrEqual(Number(offer.endedAt));
    }
});

test.each([20, 40, 60, 120, 240])(
  'among %i ads the first offer is of Bela to Asha, whatever the day',
  (ads) => {
    for (let day = 0; day < 14; day += 1) {
      const then = new Date(now.getTime() + day * 25 * HOUR_MS);
      // The market that a demo is filled with.
      const { conversations } = makeDemo({ seed: SEED, now: then, ads });
      const first = conversations.find(({ messages }) => messages.some(({ offer }) => offer));
      expect(first).toMatchObject({
        buyerKey: 'bela',
        sellerKey: 'asha',
        messages: [{ offer: { state: 'open', expiresAt: new Date(then.getTime() + 41 * HOUR_MS) } }],
      });
    }
  },
);

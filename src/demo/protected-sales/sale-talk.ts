import { offerEnd } from '#rules/offers/offer-words.ts';
import { convertMoney, FIXTURE_RATES, type Money } from '#rules/money/money.ts';
import { HOUR_MS } from '#rules/time.ts';
import type { DemoAd } from '../ads/demo-ads.ts';
import type { DemoConversation, DemoMessage } from '../messages/demo-messages.ts';
import type { SaleStory } from './stories.ts';

const TALKS = [
  ['Is it all one length, and was it ever coloured?', 'All one length, and never coloured.'],
  ['I make wigs for people in treatment. Could you send it by tracked post?', 'Yes, always tracked.'],
  ['It is lovely. When could you post it?', 'Within five days of the payment.'],
] as const;

/** What the two wrote before, and the offer, which waits for a yes. */
export function writeSaleTalk(
  { buyerKey, sellerKey, key }: SaleStory,
  ad: DemoAd,
  { price, offeredAt, place }: { price: Money; offeredAt: Date; place: number },
): DemoConversation {
  const lines = TALKS[place % TALKS.length] ?? TALKS[0];
  const said = lines.map((text, turn) =>
    say(turn === 0 ? buyerKey : sellerKey, text, new Date(offeredAt.getTime() - (6 - 3 * turn) * HOUR_MS)),
  );
  const asked = { amount: ad.price ?? 0, currency: ad.currency };
  const offer: DemoMessage = {
    ...say(buyerKey, key === 'agreed' ? 'I would pay this, with the protected sale.' : '', offeredAt),
    offer: {
      byBuyer: true,
      ...price,
      askingPrice: convertMoney(asked, price.currency, FIXTURE_RATES).amount,
      state: 'open',
      madeAt: offeredAt,
      expiresAt: offerEnd(offeredAt, ad.expiresAt),
      endedAt: null,
      endedByKey: null,
      endedWhy: null,
      reservedUntil: null,
    },
  };
  return { adKey: ad.key, buyerKey, sellerKey, kind: 'offer', scamRow: null, messages: [...said, offer] };
}

const say = (senderKey: string, text: string, sentAt: Date): DemoMessage => ({
  senderKey,
  text,
  shownText: text,
  offer: null,
  screening: 'delivered',
  score: 0,
  signals: [],
  sentAt,
  deliveredAt: sentAt,
});

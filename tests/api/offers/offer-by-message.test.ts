import { expect, test } from 'vitest';
import { QUESTION } from '#tests/support/moderation/conversations.ts';
import { said, useOfferSite } from '#tests/support/offers/offers.ts';

const site = useOfferSite();

const messages = () => site.db.selectFrom('messages').selectAll().orderBy('sent_at').execute();
/** A question long enough to be no note of an offer's own form. */
const LONG = `${QUESTION} `.repeat(8).trim();

test('a first question with a price is an offer, whose note it is', async () => {
  expect(LONG.length).toBeGreaterThan(300);
  const sent = await site.ask({ message: LONG, offer: 350_00 });
  expect(sent.statusCode, sent.body).toBe(200);
  expect(await site.rows()).toMatchObject([
    { amount: 350_00, currency: 'GBP', state: 'open', has_note: true, by_buyer: true },
  ]);
  // What used to stand beside a message stays empty: there is one place for a price.
  expect(await messages()).toMatchObject([{ original_text: LONG, offer_amount: null, offer_currency: null }]);
  const [card] = await site.list('asha');
  expect(card.lastText).toMatch(/^Offers £350 · Hello, is the hair still for sale/);
  const { messages: read } = await site.thread(sent.json().conversationId, 'asha');
  expect(read).toMatchObject([
    { offerCard: { amount: 350_00, note: LONG, acts: ['accept', 'decline', 'counter'] } },
  ]);
});

test.each([
  ['the price is less', 420_01, 'The price is £420. You need not offer more.'],
  ['it is less than half', 209_99, 'This is less than half of the price. Offers start at £210.'],
  [
    'the seller does not look at it',
    299_99,
    'The seller does not look at offers this low. You can make 2 more offers on this ad.',
  ],
  ['it is no amount', 0, 'Write the offer as an amount, like 350 or 350.50.'],
  ['it is half a penny', 350_00.5, 'Write the offer as an amount, like 350 or 350.50.'],
])('where the offer is refused nothing is sent: %s', async (_, offer, sentence) => {
  await site.start({ offer_floor: 300_00 });
  const refused = await site.ask({ offer });
  expect([refused.statusCode, refused.json().fields.offer]).toEqual([422, [sentence]]);
  expect(await messages()).toEqual([]);
  expect(await site.mails()).toEqual([]);
  const { conversationId } = (await site.ask()).json();
  const again = await site.send(conversationId, 'Would you take this for it?', 'bela', { offer });
  expect(again.json().fields.offer).toHaveLength(1);
  expect(await messages()).toHaveLength(1);
  expect(await site.rows()).toEqual([]);
});

test('in a conversation only its buyer offers, and a note that is refused sends no offer', async () => {
  const { conversationId } = (await site.ask()).json();
  const answer = 'It is one length. Would you take it for that?';
  const sellers = await site.send(conversationId, answer, 'asha', { offer: 400_00 });
  expect(said(sellers)).toBe('403 You may not make an offer on this ad.');
  const money = 'I would like to pay by Western Union, is that all right?';
  const refused = await site.send(conversationId, money, 'bela', { offer: 400_00 });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['message']]);
  expect([await site.rows(), (await messages()).length]).toEqual([[], 1]);
  expect((await site.send(conversationId, answer, 'bela', { offer: 400_00 })).statusCode).toBe(200);
  expect(await site.rows()).toMatchObject([{ amount: 400_00, conversation_id: conversationId }]);
});

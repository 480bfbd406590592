import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBundleSite } from '#tests/support/bundles/bundle-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const site = useOpened(() => openBundleSite());
const MESSAGE = 'Hello, are these still for sale? I make wigs in Leeds and would take all of them.';
let [open, fixed, two] = ['', '', ''];
let bundleId = '';
beforeEach(async () => {
  const sellerId = site.people.asha.id;
  open = await site.put([18, 90, 150], { open_to_offers: true });
  fixed = await site.put([18, 80, 140], { sellerId });
  two = await site.put([18, 70, 130], { sellerId, open_to_offers: true });
  const kept = await site.keep([open, fixed, two]);
  expect(kept.statusCode, kept.body).toBe(200);
  bundleId = kept.json().bundle.id;
});
afterEach(async () => {
  for (const table of ['bundles', 'offers', 'messages', 'conversations', 'blocks', 'mailbox'] as const)
    await site.db.deleteFrom(table).execute();
  await site.clear();
});

type Row = { adId: string; isSent: boolean; sentence: string; conversationId: string | null };
const contact = async (more: object, key?: string): Promise<Row[]> => {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const answer = await site.act('contact', { bundleId, ...more }, 'bela', headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items;
};
const plan = async (percent = 0) =>
  (await site.get(`/api/bundle/planContact?bundleId=${bundleId}&takePercentOff=${percent}`, 'bela')).json()
    .items;
const count = async (table: 'conversations' | 'messages' | 'offers') =>
  (await site.db.selectFrom(table).select('id').execute()).length;

test('each seller is asked once, in a conversation of their own', async () => {
  const rows = await contact({ message: MESSAGE });
  const { title } = await site.readAdRow(fixed);
  expect(rows).toMatchObject([
    { adId: open, isSent: true, sentence: 'Message sent' },
    { adId: fixed, isSent: true, sentence: 'Message sent' },
    {
      adId: two,
      isSent: true,
      sentence: `Your message to asha is in the conversation about “${title}”.`,
      conversationId: rows[1]?.conversationId,
    },
  ]);
  expect(await count('messages')).toBe(2);
  const theirs = (await site.get(`/api/message/thread?conversationId=${rows[1]?.conversationId}`, 'asha'))
    .body;
  expect(theirs).toContain(MESSAGE);
  expect(theirs).not.toContain((await site.readAdRow(open)).title);
});

test('an offer of each price less ten percent goes where lower ones are taken, and the rest says why not', async () => {
  expect(await plan(10)).toMatchObject([
    { adId: open, noMessage: null, offer: { amount: 135_00, currency: 'USD' }, noOffer: null },
    { adId: fixed, noMessage: null, offer: null, noOffer: expect.stringContaining('takes no lower offers') },
    { adId: two, offer: { amount: 117_00 } },
  ]);
  expect(await count('offers')).toBe(0);
  expect(await contact({ takePercentOff: 10 })).toMatchObject([
    { adId: open, isSent: true, sentence: 'Offer sent' },
    { adId: fixed, isSent: false, sentence: expect.stringContaining('This seller takes no lower offers') },
    { adId: two, isSent: true, sentence: 'Offer sent' },
  ]);
  const offers = await site.db.selectFrom('offers').select(['ad_id', 'amount', 'state']).execute();
  expect(offers).toHaveLength(2);
  expect(offers).toContainEqual({ ad_id: open, amount: 135_00, state: 'open' });
  // What was refused left nothing behind.
  expect(await count('conversations')).toBe(2);
});

test('the seller’s lowest is not given away before an offer is made', async () => {
  await site.db
    .updateTable('ads')
    .set((ad) => ({ offer_floor: 145_00, version: ad('version', '+', 1) }))
    .where('id', '=', open)
    .execute();
  expect((await plan(10))[0]).toMatchObject({ offer: { amount: 135_00 }, noOffer: null });
  const [first] = await contact({ takePercentOff: 10 });
  expect(first).toMatchObject({ isSent: false });
  expect(first?.sentence).not.toContain('145');
});

test('the plan’s limits hold over all of them, and are said before', async () => {
  for (let made = 0; made < 4; made += 1) {
    const adId = await site.put([18, 90, 150], { open_to_offers: true });
    const answer = await site.post('/api/offer/make', { adId, amount: 150_00 }, 'bela');
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const limit = 'Your plan allows 5 offers a day.';
  expect(await plan(0)).toMatchObject([
    { noOffer: null },
    { noOffer: expect.stringMatching(/5 (offers|new conversations) a day/) },
    { noOffer: expect.stringMatching(/5 (offers|new conversations) a day/) },
  ]);
  expect(await contact({ takePercentOff: 0 })).toMatchObject([
    { sentence: 'Offer sent' },
    { isSent: false, sentence: limit },
    { isSent: false, sentence: limit },
  ]);
});

test('who is blocked, and what is sold, is said and the others are asked', async () => {
  const block = { blocker_id: site.people.asha.id, blocked_id: site.people.bela.id };
  await site.db.insertInto('blocks').values(block).execute();
  const sentence = 'This person does not take messages from you.';
  expect((await plan())[1]).toMatchObject({ noMessage: sentence, noOffer: sentence });
  expect(await contact({ message: MESSAGE })).toMatchObject([
    { isSent: true },
    { isSent: false, sentence },
    { isSent: false, sentence },
  ]);
});

test('the same words are sent once, however often somebody presses the button', async () => {
  const first = await contact({ message: MESSAGE });
  const asked = 'You have asked this already.';
  const again = await contact({ message: MESSAGE });
  expect(again).toMatchObject(
    first.map(({ conversationId }) => ({ isSent: false, sentence: asked, conversationId })),
  );
  expect(await count('messages')).toBe(2);
  const other = await contact({ message: `${MESSAGE} Are they still there?` });
  expect(other.map(({ isSent }) => isSent)).toEqual([true, true, true]);
  expect(await count('messages')).toBe(4);
});

test('so are two that come at the same time', async () => {
  await Promise.all([contact({ message: MESSAGE }), contact({ message: MESSAGE })]);
  expect(await count('messages')).toBe(2);
});

test('what the screening refuses is read by staff first, where somebody asks for that', async () => {
  const message = 'I would like to pay by Western Union, is that all right?';
  const [refused] = await contact({ message });
  expect(refused).toMatchObject({ isSent: false, sentence: expect.stringContaining('send it for review') });
  const [held] = await contact({ message, sendForReview: true });
  expect(held).toMatchObject({ isSent: true, sentence: 'One of our staff reads it first' });
});

test('the same key sends once', async () => {
  const first = await contact({ message: MESSAGE }, 'ask-all-1');
  expect(await contact({ message: MESSAGE }, 'ask-all-1')).toEqual(first);
  expect(await count('messages')).toBe(2);
});

test.each([
  [{}, { message: ['Write a message, or say how much you take off.'] }],
  [{ message: 'Too short.' }, { message: ['Write a message of at least 20 characters.'] }],
  [{ takePercentOff: 31 }, { takePercentOff: ['Take off 0 to 30 percent.'] }],
  [
    { takePercentOff: 5, message: 'a'.repeat(301) },
    { message: ['A message with an offer can have 300 characters at most.'] },
  ],
])('%j is refused', async (more, fields) => {
  const answer = await site.act('contact', { bundleId, ...more });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual(fields);
});

test('whoever has not proved their address reads so before they send', async () => {
  const prove = (verified_at: Date | null) =>
    site.db.updateTable('accounts').set({ verified_at }).where('id', '=', site.people.bela.id).execute();
  await prove(null);
  const sentence = 'Please confirm your e-mail address first.';
  expect(await plan()).toMatchObject([{ noMessage: sentence, noOffer: sentence }, {}, {}]);
  expect(await contact({ message: MESSAGE })).toMatchObject([{ isSent: false, sentence }, {}, {}]);
  await prove(site.clock.now);
  expect(await plan()).toMatchObject([{ noMessage: null, noOffer: null }, {}, {}]);
});

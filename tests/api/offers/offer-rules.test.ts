import { describe, expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { UNCUT } from '#tests/support/moderation/conversations.ts';
import { said, useOfferSite } from '#tests/support/offers/offers.ts';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';

const site = useOfferSite();

/** The day and minute of a moment, by the clock of whoever reads it: all of the cast live in India. */
const inIndia = (moment: Date, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'Asia/Kolkata' }).format(moment);
const day = (moment: Date) => inIndia(moment, { day: 'numeric', month: 'long' });
const after = (ms: number) => new Date(site.clock.now.getTime() + ms);
const stored = async () => (await site.rows()).length;
const move = (to: string) =>
  site.db.updateTable('accounts').set({ country: to }).where('id', '=', site.people.bela.id).execute();

describe('who, and for what (rules 1 to 5)', () => {
  test('a visitor, staff and the seller', async () => {
    const body = { adId: site.adId, amount: 400_00 };
    const visitor = await site.post('/api/offer/make', body);
    expect(said(visitor)).toBe('401 Sign in to make an offer on this ad.');
    for (const who of ['cleo', 'dara', 'asha'] as const)
      expect(said(await site.make(400_00, who))).toBe('403 You may not make an offer on this ad.');
    await site.step('pause');
    expect(said(await site.make(400_00, 'asha')), 'paused, it is still her own').toBe(
      '403 You may not make an offer on this ad.',
    );
  });
  test('an address that nobody proved', async () => {
    const { id } = site.people.bela;
    const prove = (verified_at: Date | null) =>
      site.db.updateTable('accounts').set({ verified_at }).where('id', '=', id).execute();
    await prove(null);
    expect(said(await site.make(400_00))).toBe('403 Please confirm your e-mail address first.');
    await prove(site.clock.now);
    expect((await site.make(400_00)).statusCode).toBe(200);
  });
  test('an ad that is not there, not public, gone or not live', async () => {
    const on = async (status: 'draft' | 'paused' | 'deleted' | 'sold') =>
      site.act(
        'make',
        {
          adId: await insertAd(site.db, site.people.asha.id, site.clock.now, {
            status,
            ...(status === 'sold' && { sold_at: site.clock.now }),
          }),
          amount: 420_00,
        },
        'bela',
      );
    expect(said(await site.act('make', { adId: 'x', amount: 420_00 }, 'bela'))).toBe(
      '404 There is no such ad.',
    );
    expect(said(await on('draft'))).toBe('404 There is no such ad.');
    expect(said(await on('deleted'))).toBe('410 This ad was removed.');
    const paused = await on('paused');
    expect(said(paused)).toBe('409 This ad is paused, so its seller takes no offers.');
    expect(paused.json().current).toEqual({ status: 'paused' });
  });
  test('a block, either way', async () => {
    const { conversationId } = (await site.ask()).json();
    const block = (who: 'asha' | 'bela', isOn: boolean) =>
      site.post(
        '/api/message/block',
        { userId: site.people[who === 'asha' ? 'bela' : 'asha'].id, block: isOn },
        who,
      );
    expect(conversationId).toBeDefined();
    await block('asha', true);
    expect(said(await site.make(400_00))).toBe('403 This person does not take messages from you.');
    await block('asha', false);
    await block('bela', true);
    const parted = '403 You blocked this person. Unblock them first to write.';
    expect(said(await site.make(400_00))).toBe(parted);
    expect(said(await site.make(100_00)), 'before anything is said of the figure').toBe(parted);
    expect(await stored()).toBe(0);
  });
  test('an open offer, and an agreement', async () => {
    const { id } = await site.open();
    expect(said(await site.make(360_00))).toBe(
      '409 There is an open offer on this ad. Answer it, take it back, or wait.',
    );
    await site.act('accept', { offerId: id, amount: 350_00 }, 'asha');
    expect(said(await site.make(360_00))).toBe('409 You have agreed on this hair already.');
    const other = await site.other();
    const until = after(24 * HOUR_MS);
    const clock = inIndia(until, { timeStyle: 'short' });
    expect(said(await other.make(360_00))).toBe(
      `409 This hair is reserved until ${day(until)}, ${clock}. You can make an offer then.`,
    );
  });
});

describe('the figure and the note (rules 8 to 14)', () => {
  const WRITE = 'Write the offer as an amount, like 350 or 350.50.';
  test.each([[null], [0], [-1], [350.5], ['350'], [1e12], [99]])('%j', async (amount) => {
    const answer = await site.make(amount as number);
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { amount: [WRITE] }]);
  });
  test('a fixed price', async () => {
    await site.start({ open_to_offers: false });
    expect(said(await site.make(419_99))).toBe(
      '422 This seller takes no lower offers. You can offer the asking price, £420.',
    );
    expect((await site.make(420_00)).statusCode).toBe(200);
  });
  test('too much, and less than half', async () => {
    expect(said(await site.make(420_01))).toBe('422 The price is £420. You need not offer more.');
    expect(said(await site.make(209_99))).toBe(
      '422 This is less than half of the price. Offers start at £210.',
    );
    expect((await site.make(210_00)).statusCode).toBe(200);
  });
  test('below the floor: counted, in the figures of the ad, not stored and not mailed', async () => {
    await site.start({ offer_floor: 300_00 });
    const low = (amount: number, headers = {}) =>
      site.post('/api/offer/make', { adId: site.adId, amount }, 'bela', headers);
    expect(said(await low(299_99))).toBe(
      '422 The seller does not look at offers this low. You can make 2 more offers on this ad.',
    );
    // A key that lets somebody try again lets nobody try the floor out.
    expect(said(await low(250_00, { 'idempotency-key': 'try' }))).toBe(
      '422 The seller does not look at offers this low. You can make 1 more offer on this ad.',
    );
    expect(said(await low(299_98))).toBe(
      `422 The seller does not look at offers this low. The next one is possible from ${day(after(30 * DAY_MS))}.`,
    );
    expect((await low(300_00)).statusCode).toBe(429);
    expect(await stored()).toBe(0);
    expect(await site.mails()).toEqual([]);
    expect(await site.db.selectFrom('conversations').select('id').execute()).toEqual([]);
    const figures = site.db
      .selectFrom('ad_figures_daily')
      .select('low_offers')
      .where('ad_id', '=', site.adId);
    expect(await figures.executeTakeFirst()).toEqual({ low_offers: 3 });
  });
  test('the law of India: £7.80 for 150 g pass, £7.79 do not', async () => {
    await move('GB');
    const light = { price: null, grams: 150, country: 'IN' };
    await site.start(light);
    expect(said(await site.make(7_79))).toBe(
      '422 Hair may not leave India for less than £7.80 for this weight.',
    );
    expect((await site.make(7_80)).statusCode).toBe(200);
    await move('IN');
    await site.start(light);
    expect((await site.make(7_79)).statusCode).toBe(200);
  });
  test('who is elsewhere offers dollars for what costs rupees', async () => {
    await site.start({ price: 85_000_00, currency: 'INR' });
    await move('GB');
    expect((await site.make(900_00)).json().offer).toMatchObject({
      amount: 900_00,
      currency: 'USD',
      askingPrice: 1_000_00,
    });
    await move('IN');
  });
  test('a newcomer who offers for one uncut head after another', async () => {
    const states: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const adId = await insertAd(site.db, site.people.asha.id, site.clock.now, {
        ...UNCUT,
        open_to_offers: true,
      });
      states.push((await site.act('make', { adId, amount: 400_00 }, 'bela')).json().offer.state);
    }
    expect(states).toEqual(['open', 'open', 'open', 'held']);
  });
  test('the note', async () => {
    const withNote = (note: string, more = {}) => site.make(400_00, 'bela', { note, ...more });
    expect((await withNote('x'.repeat(301))).json().fields).toEqual({
      note: ['Keep the note to 300 characters.'],
    });
    expect((await withNote('<b>please</b>')).json().fields).toEqual({
      note: ['Write plain text, without HTML tags.'],
    });
    const money = 'I would like to pay by Western Union, is that all right?';
    expect((await withNote(money)).json().fields.note[0]).toContain('send it for review');
    expect(await stored()).toBe(0);
    const held = (await withNote(money, { sendForReview: true })).json().offer;
    expect(held.state).toBe('held');
    expect((await site.get(`/api/offer/show?offerId=${held.id}`, 'asha')).statusCode).toBe(404);
    expect(await site.mails()).toEqual([]);
  });
});

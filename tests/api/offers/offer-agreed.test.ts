import { describe, expect, test } from 'vitest';
import { postAd } from '#tests/support/ads/posting.ts';
import { said, useOfferSite } from '#tests/support/offers/offers.ts';
import { doJob } from '#tests/support/site/do-job.ts';
import { DAY_MS } from '#rules/time.ts';

const site = useOfferSite();

const stateOf = async (id: string) => (await site.show(id, 'bela')).state;
const subjects = async (who: 'asha' | 'bela') =>
  (await site.mails())
    .filter(({ to_address }) => to_address === `${who}@example.com`)
    .map(({ subject }) => subject);

describe('an agreement', () => {
  test('keeps the ad, which is public, and ends what others offered', async () => {
    const cora = await site.other();
    const theirs = (await cora.make(340_00)).json().offer.id;
    const { id } = await site.agree();
    const { ad } = (await site.get(`/api/ad/getAdDetailsByAdId?adId=${site.adId}`)).json();
    expect([ad.reservedUntil, ad.status]).toEqual([
      new Date(site.clock.now.getTime() + DAY_MS).toISOString(),
      'live',
    ]);
    expect(JSON.stringify(ad)).not.toContain(site.people.bela.id);
    const rows = await site.rows();
    expect(rows.find((row) => row.id === theirs)).toMatchObject({
      state: 'lapsed',
      ended_why: 'agreed-with-another',
    });
    expect(await site.reserved()).toMatchObject({ reserved_offer: id, version: 1 });
  });

  test('is kept three days longer by its seller, once', async () => {
    const { id } = await site.agree();
    expect(said(await site.act('keepReserved', { offerId: id }, 'bela'))).toBe(
      '409 This offer waits for the other side.',
    );
    const kept = (await site.act('keepReserved', { offerId: id }, 'asha')).json().offer;
    expect(kept.reservedUntil).toBe(new Date(site.clock.now.getTime() + 4 * DAY_MS).toISOString());
    expect(said(await site.act('keepReserved', { offerId: id }, 'asha'))).toBe(
      '409 You have kept it longer once already.',
    );
  });

  test.each(['asha', 'bela'] as const)('is called off by %s, and both are told', async (who) => {
    const { id } = await site.agree();
    expect((await site.act('callOff', { offerId: id }, who)).json().offer.state).toBe('fell-through');
    expect(await site.reserved()).toMatchObject({ reserved_until: null, reserved_offer: null });
    for (const one of ['asha', 'bela'] as const)
      expect((await subjects(one)).filter((subject) => subject.startsWith('No longer agreed'))).toHaveLength(
        1,
      );
  });

  test('stands against a pause and another buyer', async () => {
    await site.agree();
    const KEPT = /^409 This hair is reserved until \d+ \w+, \d\d:\d\d\. End the agreement first\.$/;
    expect(said(await site.step('pause'))).toMatch(KEPT);
    expect(said(await site.step('updateAsSold'))).toMatch(KEPT);
  });

  test('ends with the sale to its buyer, at the agreed price', async () => {
    const { id, conversationId } = await site.agree();
    const sold = await site.step('updateAsSold', { conversationId });
    expect(sold.statusCode, sold.body).toBe(200);
    expect(await stateOf(id)).toBe('sold');
    expect(await site.readAdRow(site.adId)).toMatchObject({ sold_price: 350_00, reserved_until: null });
  });

  test('is called off by deleting the ad', async () => {
    const { id } = await site.agree();
    expect((await site.step('updateAsDelete')).statusCode).toBe(200);
    expect(await stateOf(id)).toBe('fell-through');
  });
});

describe('whoever wants hair that is kept for somebody else', () => {
  const wait = async (who: 'post' | 'bela' | 'asha', by?: Awaited<ReturnType<typeof site.other>>) => {
    const body = { adId: site.adId };
    const url = '/api/saved/waitUntilFree';
    return by ? by.post(url, body) : site.post(url, body, who === 'post' ? undefined : who);
  };
  const told = async (who: string) =>
    (await site.mails())
      .filter(
        ({ to_address, subject }) => to_address === `${who}@example.com` && subject.startsWith('Free again'),
      )
      .map(({ text }) => text);

  test.each(['called off', 'over by the clock'])('hears once when it is free again: %s', async (how) => {
    const cora = await site.other();
    expect(said(await wait('post', cora))).toBe('409 This hair is free now. You can make an offer.');
    const { id } = await site.agree();
    expect(said(await wait('bela'))).toBe('409 You have agreed on this hair already.');
    expect((await wait('asha')).statusCode).toBe(403);
    for (let times = 0; times < 2; times += 1)
      expect((await wait('post', cora)).json()).toMatchObject({ waits: true });
    expect(await told(cora.username)).toEqual([]);
    if (how === 'called off') await site.act('callOff', { offerId: id }, 'asha');
    else {
      site.wait(DAY_MS);
      await site.job();
    }
    const [letter, ...more] = await told(cora.username);
    expect(letter).toContain('Hair you wait for is free again.');
    expect(more).toEqual([]);
    site.wait(1);
    const { id: next } = await site.agree(360_00);
    await site.act('callOff', { offerId: next }, 'asha');
    expect(await told(cora.username)).toHaveLength(1);
  });

  test('hears of hair that was set aside when it became free, once it is on sale again', async () => {
    const cora = await site.other();
    await site.agree();
    await wait('post', cora);
    site.wait(DAY_MS);
    // Nobody tidied up yet, and its seller was quicker.
    expect((await site.step('pause')).statusCode).toBe(200);
    await site.job();
    await doJob(site.platform, 'find-free');
    expect(await told(cora.username)).toEqual([]);
    expect((await site.step('updateAsLive')).statusCode).toBe(200);
    for (let times = 0; times < 2; times += 1) await doJob(site.platform, 'find-free');
    expect(await told(cora.username)).toEqual([expect.stringContaining('Hair you wait for is free again.')]);
  });

  test('hears of hair that staff held meanwhile, and not while the next one has it', async () => {
    const cora = await site.other();
    const { id } = await site.agree();
    await wait('post', cora);
    const report = { target: { kind: 'ad', id: site.adId }, reason: 'minor' };
    const { caseNumber } = (await site.post('/api/report/create', report)).json();
    await site.act('callOff', { offerId: id }, 'asha');
    await doJob(site.platform, 'find-free');
    expect(await told(cora.username)).toEqual([]);
    const statement = 'The photos show nobody.';
    const decision = { caseNumber, outcome: 'dismissed', statement, reason: 'Looked at it.' };
    const decided = await site.post('/api/super-admin-user/resolveReport', decision, 'dara');
    expect(decided.statusCode, decided.body).toBe(200);
    const { id: next } = await site.agree(360_00);
    await doJob(site.platform, 'find-free');
    expect(await told(cora.username)).toEqual([]);
    await site.act('callOff', { offerId: next }, 'asha');
    await doJob(site.platform, 'find-free');
    expect(await told(cora.username)).toHaveLength(1);
  });

  test('hears nothing where it was sold, or over a block', async () => {
    const [cora, dina] = [await site.other(), await site.other()];
    const { conversationId } = await site.agree();
    await wait('post', cora);
    await site.step('updateAsSold', { conversationId });
    expect(await told(cora.username)).toEqual([]);
    await site.start();
    const { id } = await site.agree();
    await wait('post', dina);
    await site.db
      .insertInto('blocks')
      .values({ blocker_id: site.people.asha.id, blocked_id: dina.id })
      .execute();
    await site.act('callOff', { offerId: id }, 'asha');
    expect(await told(dina.username)).toEqual([]);
  });
});

describe('an open offer lapses', () => {
  const lapsed = async (why: string) =>
    expect((await site.rows())[0]).toMatchObject({ state: 'lapsed', ended_why: why });
  test('when what it was made for changes, and not when the words do; while agreed that is refused', async () => {
    const { ad } = (await postAd(site, 'asha', { openToOffers: true })).json();
    const edit = async (change: object) => {
      const { version } = await site.readAdRow(ad.id);
      return site.post('/api/seller/updateMyAdDetails', { adId: ad.id, version, ...change }, 'asha');
    };
    const offer = async (amount: number) =>
      (await site.act('make', { adId: ad.id, amount }, 'bela')).json().offer.id as string;
    const first = await offer(400_00);
    expect(
      (await edit({ description: 'One length, washed twice a week and dried in the air.' })).statusCode,
    ).toBe(200);
    expect(await stateOf(first)).toBe('open');
    expect((await edit({ price: 410_00 })).statusCode).toBe(200);
    expect(await stateOf(first)).toBe('lapsed');
    expect(await subjects('bela')).toEqual([expect.stringContaining('Your offer is over')]);
    const second = await offer(405_00);
    await site.act('accept', { offerId: second, amount: 405_00 }, 'asha');
    for (const change of [{ price: 400_00 }, { length: '26in' }])
      expect(said(await edit(change))).toMatch(
        /^409 This hair is reserved until .* End the agreement first\.$/,
      );
    expect(
      (await edit({ description: 'One length, washed twice a week, dried in the air.' })).statusCode,
    ).toBe(200);
  });
  test('when the ad is paused, sold or deleted', async () => {
    for (const step of ['pause', 'updateAsSold', 'updateAsDelete'] as const) {
      await site.start();
      await site.open();
      expect((await site.step(step)).statusCode).toBe(200);
      await lapsed('ad-gone');
    }
  });
  test('and then it is none of the three', async () => {
    for (let times = 0; times < 4; times += 1) {
      await site.open(350_00 + times);
      expect((await site.step('pause')).statusCode).toBe(200);
      await lapsed('ad-gone');
      expect((await site.step('updateAsLive')).statusCode).toBe(200);
    }
  });
  test('when one blocks the other', async () => {
    await site.open();
    await site.post('/api/message/block', { userId: site.people.bela.id }, 'asha');
    await lapsed('blocked');
    expect((await site.mails()).map(({ text }) => text).join()).not.toContain('block');
  });
});

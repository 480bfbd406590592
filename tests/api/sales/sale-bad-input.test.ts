import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { said } from '#tests/support/offers/offers.ts';
import { hairPhoto } from '#tests/support/photos/hair-photo.ts';
import { upload } from '#tests/support/photos/send-photo.ts';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { loadSale } from '#tests/support/sales/sale-rows.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';
import { until } from '#tests/support/site/until.ts';

/** Every bad input that is named for protected sales and has no test of its own elsewhere, with its sentence. */
const site = useSaleSite();
const quarrel = quarrelIn(site);

type Answer = Awaited<ReturnType<typeof site.step>>;
/** What is said by field, or the sentence of the whole. */
const refused = (answer: Answer): unknown => {
  const { fields } = answer.json() as { fields?: object };
  return fields && Object.keys(fields).length > 0 ? { [answer.statusCode]: fields } : said(answer);
};
const none = '00000000-0000-7000-8000-000000000000';

test('before the yes: sums, and whom one may not buy from', async () => {
  const accept = async (price: number) => {
    await site.startSale({ price });
    const { offer } = (await site.make(price)).json();
    return refused(await site.act('accept', { offerId: offer.id, amount: price, postage: 0 }, 'asha'));
  };
  const between = { 422: expect.objectContaining({ price: ['Between £10 and £2,500.'] }) };
  expect(await accept(9_99)).toEqual(between);
  expect(await accept(2_500_01)).toEqual(between);
  for (const amount of [100.5, '1e3', -1])
    expect(refused(await site.act('make', { adId: site.adId, amount }, 'bela'))).toEqual({
      422: { amount: [expect.stringMatching(/as an amount/)] },
    });
  expect((await site.make(420_00, 'asha')).statusCode).toBe(403);
});

test('while nothing is paid: who asks, for what, and what they write', async () => {
  await site.agreeOnSale();
  const ask = (data: object) => site.post('/api/sale/withdraw', data, 'bela');
  const open = { saleId: site.saleId, version: 1 };
  expect((await site.get(`/api/sale/show?saleId=${site.saleId}`)).statusCode).toBe(401);
  for (const saleId of ['x', none, `${none}0`])
    expect(refused(await ask({ saleId, version: 1 }))).toBe('404 There is no such sale.');
  const cora = await site.other();
  expect(said(await cora.post('/api/sale/capture', { saleId: site.saleId }))).toBe(
    '404 There is no such sale.',
  );

  const REASON = { 422: { reason: [expect.any(String)] } };
  const reasons = [
    'nul \0 here',
    'lone \ud800 surrogate',
    '<b>I cannot.</b>',
    'a'.repeat(501),
    // No way past the site, as in every note.
    'Write to me: asha@example.com',
    'I sell it on www.hair.com now',
    'Call 0151 496 0123',
  ];
  for (const reason of reasons)
    expect([reason, refused(await ask({ ...open, reason }))]).toEqual([reason, REASON]);
  expect((await ask({ ...open, extra: 1 })).statusCode).toBe(422);
  expect(await site.row()).toMatchObject({ state: 'agreed', version: 1 });

  const lights = Array.from({ length: 7 }, () =>
    site.post('/api/sale/checkLight', { saleId: site.saleId }, 'asha'),
  );
  const codes = (await Promise.all(lights)).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 429)).toHaveLength(1);

  // Staff put the ad right meanwhile: both say yes anew.
  await site.connect();
  await site.db
    .updateTable('ads')
    .set((ad) => ({ grams: 150, version: ad('version', '+', 1) }))
    .where('id', '=', site.adId)
    .execute();
  expect(said(await site.step('pay', 'bela'))).toBe('409 The ad has changed. Agree again.');
  expect(await site.row()).toMatchObject({ state: 'withdrawn', end_reason: 'ad-changed' });
  const letters = await quarrel.letters();
  for (const who of ['asha', 'bela']) expect(letters.some((each) => each.startsWith(`${who}: `))).toBe(true);
});

test('once it is paid: photos are new, numbers are one’s own, much money is signed for', async () => {
  await site.startSale({ price: 600_00 });
  // Both have sold and bought before: no newcomers, whose sums are smaller.
  const past = { buyer_id: site.people.bela.id, seller_id: site.people.asha.id };
  for (const _ of [1, 2, 3]) await loadSale(site.db, 'released', undefined, past);
  const other = await loadSale(site.db, 'shipped');
  const parcel = { carrier: 'royal-mail', number: 'RR123456785GB', sent_at: site.clock.now } as const;
  await site.db
    .insertInto('sale_parcels')
    .values({ ...parcel, sale_id: other, way: 'out' })
    .execute();
  await site.agreeOnSale({}, 600_00);
  await site.connect();
  await site.approve();
  await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
  site.wait(25 * 3_600_000);
  await site.lights();
  await site.must('codeWord', 'asha');

  const { buffer } = await hairPhoto('proof.jpg');
  const first = (await upload(site, 'asha', buffer)).json().photoId as string;
  const again = (await upload(site, 'asha', buffer)).json().photoId as string;
  const prove = async (id: string) =>
    refused(
      await site.step('prove', 'asha', {
        grams: 164,
        length: 711,
        photos: [
          { id, kind: 'tape' },
          { id: await site.photo(), kind: 'scale' },
        ],
      }),
    );
  const [onAd] = await site.db.selectFrom('photos').select('id').where('ad_id', 'is not', null).execute();
  expect(await prove(again === first ? (onAd?.id ?? none) : again)).toEqual({
    422: { photos: [expect.any(String)] },
  });
  await site.prove();
  const ship = async (more: object) =>
    refused(await site.step('ship', 'asha', { carrier: 'royal-mail', number: 'AB473124829GB', ...more }));
  expect(await ship({ number: 'RR123456785GB', signed: true })).toEqual({
    422: { number: ['This number belongs to another parcel.'] },
  });
  expect(await ship({})).toEqual({ 422: { signed: [expect.stringContaining('signed for')] } });

  for (const amount of [0, 600_00])
    expect(refused(await site.step('offerPart', 'asha', { amount }))).toEqual({
      422: { amount: [expect.any(String)] },
    });
  for (const _ of [1, 2, 3]) {
    await site.must('offerPart', 'asha', { amount: 1_00 });
    await site.must('takePart', 'bela');
  }
  expect(said(await site.step('offerPart', 'asha', { amount: 1_00 }))).toBe(
    '409 You have offered some money back three times already.',
  );
});

test('of two parcels that are written down at once under one number, one is', async () => {
  await site.green();
  await site.must('codeWord', 'asha');
  await site.prove();
  const parcel = { carrier: 'royal-mail', number: 'AB473124829GB', sent_at: site.clock.now } as const;
  const other = await loadSale(site.db, 'shipped');
  const shipped = await site.db.transaction().execute(async (elsewhere) => {
    await elsewhere
      .insertInto('sale_parcels')
      .values({ ...parcel, sale_id: other, way: 'out' })
      .execute();
    const asked = site.step('ship', 'asha', { carrier: parcel.carrier, number: parcel.number });
    await until(isWaiting, 20_000);
    return [asked] as const;
  });
  expect(refused(await shipped[0])).toEqual({ 422: { number: ['This number belongs to another parcel.'] } });
  expect(await site.row()).toMatchObject({ state: 'proved' });
});

/** Whether somebody waits to write down a parcel. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where wait_event_type = 'Lock' and query ilike '%insert into "sale_parcels"%'`.execute(site.db);
  return rows.length > 0;
}

test('a key that is sent again gives the same answer, and another wish under it none', async () => {
  await site.agreeOnSale();
  await site.connect();
  const { version } = await site.show('bela');
  const pay = (more: object = {}) =>
    site.post('/api/sale/pay', { saleId: site.saleId, version, ...more }, 'bela', {
      'idempotency-key': `pay-${site.saleId}`,
    });
  const [first, again] = [await pay(), await pay()];
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(again.json()).toEqual(first.json());
  expect((await pay({ version: version + 1 })).statusCode).toBe(422);
  const payments = await site.db.selectFrom('sale_payments').select('id').execute();
  expect(payments).toHaveLength(1);
});

test('in a dispute ways past the site are masked, and the words stay', async () => {
  await quarrel.delivered();
  const text = 'It is much too short. Write to me at bela@example.com or call 0151 496 0123.';
  await site.must('dispute', 'bela', { ...(await quarrel.claim()), text });
  for (const who of ['asha', 'bela'] as const) {
    const [statement] = (await site.show(who)).dispute?.statements ?? [];
    expect(statement?.text).toContain('It is much too short.');
    expect(statement?.text).not.toMatch(/bela@example|0151/);
  }
});

test('in a dispute: no words, too late for a return, and twice', async () => {
  await quarrel.disputed();
  await quarrel.answer();
  const answer = await quarrel.decide({ outcome: 'refund', statement: 'Too short.' });
  expect(refused(answer)).toEqual({ 422: { statement: [expect.any(String)] } });
  const { captured_at } = await site.row();
  const since = site.clock.now.getTime() - (captured_at?.getTime() ?? 0);
  site.wait(23 * DAY_MS - since + 1);
  expect(refused(await quarrel.decide({ outcome: 'return' }))).toEqual({
    422: { outcome: ['There is no time left for the hair to go back.'] },
  });
  expect((await quarrel.decide({ outcome: 'refund' })).statusCode).toBe(200);
  expect(said(await quarrel.decide({ outcome: 'refund' }))).toBe(
    '409 This was decided already. It was you who decided it.',
  );
});

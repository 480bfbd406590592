import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { insertUpload, postAd } from '#tests/support/ads/posting.ts';
import { insertSale } from '#tests/support/ads/sales.ts';
import { inviteOne } from '#tests/support/people/cast.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true, plans: { asha: 4 } });
const REASON = 'The tips are at 71 cm.';

/** Asha's live ad, whose second photo shows a tape. */
async function adWithTape(tape = true) {
  const photos = [
    { id: await insertUpload(site.db, site.people.asha.id) },
    { id: await insertUpload(site.db, site.people.asha.id), tape },
  ];
  const { ad } = (await postAd(site, 'asha', { photos })).json();
  return ad as { id: string; version: number; status: string };
}

const measure = (
  ad: { id: string; version: number },
  isMeasured = true,
  who: 'asha' | 'cleo' | 'dara' = 'dara',
) =>
  site.post(
    '/api/super-admin-user/measureAd',
    { adId: ad.id, version: ad.version, isMeasured, reason: REASON },
    who,
  );
const isMeasured = async (id: string) => (await site.readAdRow(id)).measured;
const shown = async (id: string) => (await site.get(`/api/ad/getAdDetailsByAdId?adId=${id}`)).json().ad;

/** A sale of Asha's to a buyer of its own, who has marked how far the hair was as described. */
async function ratedSale(asDescribed: number, { counts = true, by }: { counts?: boolean; by?: string } = {}) {
  const adId = await insertSale(site, { seller_id: site.people.asha.id });
  if (!counts) await site.db.deleteFrom('counted_sales').where('ad_id', '=', adId).execute();
  const name = `b${randomBytes(6).toString('hex')}`;
  const buyer = by ?? (await inviteOne(site.db, site.clock.now, name, 'buyer')).id;
  const talk = await site.db
    .insertInto('conversations')
    .values({ ad_id: adId, buyer_id: buyer, seller_id: site.people.asha.id, last_message_at: site.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sale = await site.db
    .insertInto('sales')
    .values({
      ad_id: adId,
      seller_id: site.people.asha.id,
      buyer_id: buyer,
      conversation_id: talk.id,
      sold_at: site.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.db
    .insertInto('ratings')
    .values({
      sale_id: sale.id,
      by_id: buyer,
      about_id: site.people.asha.id,
      about_seller: true,
      as_described: asDescribed,
      kind: 5,
      quick: 5,
      written_at: site.clock.now,
      sealed_until: null,
    })
    .execute();
  return buyer;
}

beforeEach(async () => {
  await site.db.deleteFrom('ratings').execute();
});

test('staff compare the tape with the claim, and everybody reads who did and when', async () => {
  const ad = await adWithTape();
  expect(await isMeasured(ad.id)).toBe(false);
  expect((await measure(ad)).statusCode).toBe(200);
  const { measured, measuring } = await shown(ad.id);
  expect({ measured, measuring }).toEqual({
    measured: true,
    measuring: { by: 'staff', at: expect.stringMatching(/^\d{4}-/) },
  });
  const page = await site.get((await shown(ad.id)).url);
  expect(page.body).toContain('Our staff compared it with the tape in the photo');
  const file = await site.get(`/super-admin-user/ad/${ad.id}`, 'dara');
  expect(file.body).toContain('Confirmed by dara on');
  const audit = await site.db
    .selectFrom('audit')
    .selectAll()
    .where('object_id', '=', ad.id)
    .where('action', '<>', 'ad.read')
    .execute();
  expect(audit).toEqual([expect.objectContaining({ action: 'ad.measure', reason: REASON })]);
});

test('a second look at the same, or at what shows no tape, is refused with a sentence', async () => {
  const ad = await adWithTape();
  await measure(ad);
  const again = await measure(ad);
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'This ad is marked as measured already. It was you who compared it.',
  ]);
  const without = await measure(await adWithTape(false));
  expect([without.statusCode, without.json().message]).toEqual([
    409,
    'No photo of this ad is marked as showing a tape.',
  ]);
  expect((await measure(ad, true, 'asha')).statusCode).toBe(403);
});

test('it can be taken back', async () => {
  const ad = await adWithTape();
  await measure(ad);
  expect((await measure(ad, false)).statusCode).toBe(200);
  expect(await isMeasured(ad.id)).toBe(false);
  expect((await measure(ad, false)).json().message).toBe(
    'This ad is not marked as measured. It was you who took it back.',
  );
});

test('another length, or no tape any more, ends it; another price does not', async () => {
  const ad = await adWithTape();
  await measure(ad);
  const edit = async (changes: object) => {
    const { version } = await site.readAdRow(ad.id);
    const sent = await site.post(
      '/api/seller/updateMyAdDetails',
      { adId: ad.id, version, ...changes },
      'asha',
    );
    expect(sent.statusCode, sent.body).toBe(200);
  };
  await edit({ price: 39_000 });
  expect(await isMeasured(ad.id)).toBe(true);
  await edit({ length: '27 in' });
  expect(await isMeasured(ad.id)).toBe(false);

  const { version } = await site.readAdRow(ad.id);
  await measure({ id: ad.id, version });
  const photos = await site.db
    .selectFrom('photos')
    .select('id')
    .where('ad_id', '=', ad.id)
    .orderBy('position')
    .execute();
  await edit({ photos: photos.map(({ id }) => ({ id, tape: false })) });
  expect(await isMeasured(ad.id)).toBe(false);
  expect(await site.db.selectFrom('measurements').selectAll().where('ad_id', '=', ad.id).execute()).toEqual(
    [],
  );
});

test('three buyers who found the hair as described speak for it', async () => {
  for (const mark of [5, 4, 5]) await ratedSale(mark);
  const ad = await adWithTape();
  expect(await shown(ad.id)).toMatchObject({ measured: true, measuring: { by: 'sales' } });
  const without = await adWithTape(false);
  expect(await isMeasured(without.id)).toBe(false);
});

test.each([
  [
    'one of them found it different',
    async () => [5, 5, 3].reduce(async (all, mark) => (await all, ratedSale(mark)), Promise.resolve('')),
  ],
  [
    'one buyer three times',
    async () => {
      const by = await ratedSale(5);
      await ratedSale(5, { by });
      await ratedSale(5, { by });
    },
  ],
  [
    'sales from one place',
    async () => {
      await ratedSale(5);
      await ratedSale(5);
      await ratedSale(5, { counts: false });
    },
  ],
])('but not: %s', async (_, sell) => {
  await sell();
  expect(await isMeasured((await adWithTape()).id)).toBe(false);
});

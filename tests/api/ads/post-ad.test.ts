import { describe, expect, test } from 'vitest';
import { insertUpload, postAd, wireAd } from '#tests/support/ads/posting.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { openTestSite, useSite } from '#tests/support/site/test-site.ts';
import { DAY_MS } from '#rules/time.ts';

const site = useSite({ plans: { asha: 4 } });

const countAds = async () =>
  Number(
    (
      await site.db
        .selectFrom('ads')
        .select((ad) => ad.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
const twoPhotos = async () => [
  { id: await insertUpload(site.db, site.people.asha.id), tape: true },
  { id: await insertUpload(site.db, site.people.asha.id) },
];

describe('posting', () => {
  test('an ad comes back with the fields that were sent and what was made of them', async () => {
    const answer = await postAd(site);
    expect(answer.statusCode).toBe(200);
    const { ad, status } = answer.json();
    const { submit: _submit, shipsTo, ...sent } = wireAd();
    expect(ad).toMatchObject(sent);
    expect({ status, shipsTo: ad.shipsTo }).toEqual({ status: 'live', shipsTo });
    expect(ad).toMatchObject({
      version: 2,
      slug: '28-in-straight-black-indian-hair-never-dyed-160-g',
      url: `/ad/${ad.id}/${ad.slug}`,
      lengthMm: 711,
      lengthInches: 28,
      band: '25-30-inches',
      grams: 160,
      gramsEstimated: false,
      pricePerGram: 262.5,
      featured: false,
      soldAt: null,
      allowed: ['pause', 'mark-sold', 'delete'],
    });
    expect(ad.photos.map((photo: { tape: boolean }) => photo.tape)).toEqual([true, false]);
    expect(Date.parse(ad.expiresAt) - Date.parse(ad.publishedAt)).toBe(90 * DAY_MS);
    const seen = await site.get(`/api/ad/getAdDetailsByAdId?adId=${ad.id}`);
    expect(seen.json().ad).toMatchObject({ id: ad.id, status: 'live' });
  });

  test.each([
    ['28', 711],
    ['28"', 711],
    ['28 in', 711],
    ['71cm', 711],
  ])('takes the length as %s', async (length, lengthMm) => {
    const answer = await site.post('/api/ad/postAdDetails', { submit: false, length }, 'asha');
    expect(answer.json().ad).toMatchObject({ status: 'draft', lengthMm, length: '28in' });
  });

  test('hair on the head has an estimate of its weight', async () => {
    const uncut = { cutState: 'uncut', cutDate: null, rootsTied: null, weight: null, toBeCutBy: 'salon' };
    expect((await postAd(site, 'asha', uncut)).json().ad).toMatchObject({
      weight: null,
      grams: 206,
      gramsEstimated: true,
    });
  });

  test('a draft needs nothing, and nobody else sees it', async () => {
    const { id } = (await site.post('/api/ad/postAdDetails', { submit: false }, 'asha')).json().ad;
    const seen = await Promise.all([
      site.get(`/api/ad/getAdDetailsByAdId?adId=${id}`),
      site.get(`/api/seller/getMyAdDetails?adId=${id}`, 'asha'),
    ]);
    expect(seen.map((answer) => answer.statusCode)).toEqual([404, 200]);
  });

  test('the seller is written to when the ad is live', async () => {
    await postAd(site);
    await site.runJobs();
    const letters = await site.db.selectFrom('mailbox').selectAll().execute();
    expect(letters).toContainEqual(
      expect.objectContaining({ to_address: 'asha@example.com', subject: expect.stringMatching(/^Live: /) }),
    );
  });

  test('the same Idempotency-Key posts once and gives the same answer', async () => {
    const photos = await twoPhotos();
    const before = await countAds();
    const send = () =>
      site.post('/api/ad/postAdDetails', wireAd({ photos }), 'asha', { 'idempotency-key': 'twice' });
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
    expect(one.json()).toEqual(two.json());
    expect((await countAds()) - before).toBe(1);
    const other = await site.post('/api/ad/postAdDetails', wireAd({ photos, price: 1000 }), 'asha', {
      'idempotency-key': 'twice',
    });
    expect(other.statusCode).toBe(422);
  });
});

describe('refused, by field, with nothing saved', () => {
  test.each([
    [{ length: '0' }, 'length'],
    [{ length: '81in' }, 'length'],
    [{ length: 'long' }, 'length'],
    [{ shortestLayer: '30in' }, 'shortestLayer'],
    [{ colour: 'purple' }, 'colour'],
    [{ price: -1 }, 'price'],
    [{ price: 1.5 }, 'price'],
    [{ price: null }, 'price'],
    [{ currency: 'XXX' }, 'currency'],
    [{ weight: 0 }, 'weight'],
    [{ declaration: false }, 'declaration'],
    [{ ethnicityConsent: false }, 'ethnicityConsent'],
    [{ source: 'temple' }, 'source'],
    [{ toBeCutBy: 'the-buyer' }, 'toBeCutBy'],
    [{ cutDate: '2036-01-01' }, 'cutDate'],
    [{ title: 'call +44 7700 900123 for 28 in black hair' }, 'title'],
    [{ description: 'write to me at someone@example.com about this black hair please' }, 'description'],
    [{ photos: [] }, 'photos'],
    [{ photos: [{ id: '../../etc' }, { id: 'x' }] }, 'photos'],
    [{ country: 'ZZ' }, 'country'],
    [{ town: '12 Main Street' }, 'town'],
    [{ title: 'x'.repeat(5000) }, 'title'],
    [{ extra: 1 }, 'extra'],
    [{ status: 'sold' }, 'status'],
    [{ featuredUntil: '2030-01-01' }, 'featuredUntil'],
    [{ price: 974, currency: 'USD', weight: 150 }, 'shipsTo'],
  ])('%j', async (wrong, field) => {
    const [photos, before] = [await twoPhotos(), await countAds()];
    const answer = await site.post('/api/ad/postAdDetails', wireAd({ photos, ...wrong }), 'asha');
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toContain(field);
    expect(await countAds()).toBe(before);
  });

  test('150 g at 9.75 dollars may leave India, and at 9.74 within India only', async () => {
    const cheap = {
      currency: 'USD',
      weight: 150,
      circumference: null,
      source: 'dealer',
      priceConfirmed: true,
    };
    const sent = await Promise.all([
      postAd(site, 'asha', { ...cheap, price: 975 }),
      postAd(site, 'asha', { ...cheap, price: 974 }),
      postAd(site, 'asha', { ...cheap, price: 974, shipsTo: 'own-country' }),
    ]);
    expect(sent.map((answer) => answer.statusCode)).toEqual([200, 422, 200]);
  });

  test.each(['bela', undefined] as const)('%s posts no ad', async (who) => {
    const answer = await site.post('/api/ad/postAdDetails', wireAd(), who);
    expect(answer.statusCode).toBe(who ? 403 : 401);
  });

  test('nobody posts for another seller, or with their photos', async () => {
    const { people, db } = site;
    const before = await countAds();
    const forAnother = await site.post(
      '/api/ad/postAdDetails',
      wireAd({ photos: await twoPhotos(), sellerId: people.bela.id }),
      'asha',
    );
    const photos = [
      { id: await insertUpload(db, people.bela.id) },
      { id: await insertUpload(db, people.bela.id) },
    ];
    const borrowed = await site.post('/api/ad/postAdDetails', wireAd({ photos }), 'asha');
    expect([forAnother.statusCode, borrowed.statusCode]).toEqual([403, 422]);
    expect(await countAds()).toBe(before);
  });

  test('a photo is on one ad only', async () => {
    const photos = await twoPhotos();
    const sent = await Promise.all([
      site.post('/api/ad/postAdDetails', wireAd({ photos }), 'asha'),
      site.post('/api/ad/postAdDetails', wireAd({ photos }), 'asha'),
    ]);
    expect(sent.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe('what speaks for a look by staff', () => {
  test.each([
    [
      'a price far below a dealer’s',
      { price: 1500, currency: 'GBP', shipsTo: 'own-country' },
      'price-too-low',
    ],
    ['a weight that such a tail cannot have', { weight: 600 }, 'weight-unlikely'],
  ])('%s', async (_why, more, signal) => {
    const answer = await postAd(site, 'asha', more);
    expect(answer.json().status).toBe('pending_review');
    const row = await site.readAdRow(answer.json().ad.id);
    expect(row.risk_signals).toEqual([signal]);
    expect(answer.body).not.toContain(signal);
  });

  test('a photo that is on somebody else’s ad, changed a little', async () => {
    const { db, people, clock } = site;
    const look = 0x5a5a_1234_9f0f_33ccn;
    const theirs = await insertUpload(db, people.bela.id, look);
    const adId = await insertAd(db, people.bela.id, clock.now);
    await db
      .updateTable('photos')
      .set({ ad_id: adId, position: 1, state: 'attached' })
      .where('id', '=', theirs)
      .execute();
    const send = async (bits: bigint) => {
      const copy = await insertUpload(db, people.asha.id, look ^ bits);
      const photos = [{ id: copy }, { id: await insertUpload(db, people.asha.id) }];
      return (await site.post('/api/ad/postAdDetails', wireAd({ photos }), 'asha')).json().status;
    };
    expect([await send(0b11111n), await send(0b111111n)]).toEqual(['pending_review', 'live']);
  });
});

test('a first ad is looked at where the site wants it so', async () => {
  const strict = await openTestSite({ settings: { FIRST_AD_REVIEW: 'on' }, plans: { asha: 4 } });
  const first = (await postAd(strict)).json().ad;
  expect(first.status).toBe('pending_review');
  const approved = await strict.post(
    '/api/super-admin-user/reviewAd',
    { adId: first.id, version: first.version, decision: 'approve', reason: 'fine' },
    'cleo',
  );
  expect(approved.json().ad.status).toBe('live');
  expect((await postAd(strict)).json().status).toBe('live');
  await strict.close();
});

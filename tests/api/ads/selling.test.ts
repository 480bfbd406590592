import { describe, expect, test } from 'vitest';
import { QUESTION, useTalkingSite } from '#tests/support/moderation/conversations.ts';
import { insertUpload, postAd } from '#tests/support/ads/posting.ts';
import { hairPhoto } from '#tests/support/photos/hair-photo.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';

const site = useTalkingSite({ pages: true, plans: { asha: 4, bela: 5 } });

const postForm = (url: string, fields: [string, string][]) => site.postForm(url, fields, 'asha');

describe('offers and payment', () => {
  test('the ways to pay are on the ad, the lowest offer is not, and a lower one is refused', async () => {
    const posted = await postAd(site, 'asha', {
      openToOffers: true,
      offerFloor: 30_000,
      paymentWays: ['paypal', 'bank-transfer', 'paypal'],
    });
    const { ad } = posted.json();
    expect(ad).toMatchObject({ offerFloor: 30_000, paymentWays: ['bank-transfer', 'paypal'] });
    const page = (await site.get(ad.url)).body;
    expect(page).not.toContain('£300');
    expect(page).toContain('Bank transfer; PayPal, goods and services');

    const offer = (amount: number) =>
      site.post('/api/ad/sendEmailtoUser', { adId: ad.id, message: QUESTION, offer: amount }, 'bela');
    const low = await offer(29_999);
    expect([low.statusCode, low.json().fields]).toEqual([
      422,
      {
        offer: ['The seller does not look at offers this low. You can make 2 more offers on this ad.'],
      },
    ]);
    expect(await site.db.selectFrom('messages').select('id').execute()).toEqual([]);
    expect((await offer(30_000)).statusCode).toBe(200);
  });

  test.each([
    [{ openToOffers: true, offerFloor: 42_001 }, 'offerFloor'],
    [{ openToOffers: true, offerFloor: 99 }, 'offerFloor'],
    [{ paymentWays: ['cash'] }, 'paymentWays'],
    [{ photos: [{ id: 'x', slot: 'face' }] }, 'photos'],
  ])('refused: %j', async (more, field) => {
    const answer = await postAd(site, 'asha', more);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  });
});

describe('sold', () => {
  test('to one of those who wrote, which only the seller sees, and which is forgotten when it is live again', async () => {
    const { conversationId } = (await site.ask()).json();
    const mine = async (who: 'asha' | 'cleo' = 'asha') =>
      (await site.get(`/api/${who === 'asha' ? 'seller' : 'super-admin-user'}/getMyAds`, who))
        .json()
        .items.find((ad: { id: string }) => ad.id === site.adId);
    expect((await mine()).askers).toMatchObject([{ conversationId, username: 'bela', isBuyer: false }]);

    const sell = async (id: string) =>
      site.post(
        '/api/seller/updateAsSold',
        { adId: site.adId, version: (await site.readAdRow(site.adId)).version, conversationId: id },
        'asha',
      );
    const other = await insertAd(site.db, site.people.asha.id, site.clock.now);
    const elsewhere = await site.post('/api/ad/sendEmailtoUser', { adId: other, message: QUESTION }, 'bela');
    for (const wrong of [elsewhere.json().conversationId, 'nonsense'])
      expect((await sell(wrong)).json().fields).toHaveProperty('conversationId');
    expect((await site.readAdRow(site.adId)).status).toBe('live');

    expect((await sell(conversationId)).statusCode).toBe(200);
    expect((await mine()).askers).toMatchObject([{ conversationId, username: 'bela', isBuyer: true }]);
    expect((await site.get('/seller/seller-profile', 'asha')).body).toContain('to bela');
    const { version } = await site.readAdRow(site.adId);
    await site.post('/api/seller/updateAsLive', { adId: site.adId, version }, 'asha');
    expect((await mine()).askers).toMatchObject([{ conversationId, username: 'bela', isBuyer: false }]);
  });
});

describe('several at once', () => {
  test('each ticked ad takes the step by itself, and it is said which did not', async () => {
    const { db, people, clock } = site;
    const live = await insertAd(db, people.asha.id, clock.now, { title: 'A live one to be paused' });
    const sold = await insertAd(db, people.asha.id, clock.now, { status: 'sold', sold_at: clock.now });
    const foreign = await insertAd(db, people.bela.id, clock.now);
    const ticked = await Promise.all(
      [live, sold, foreign].map(async (id): Promise<[string, string]> => [
        'ad',
        `${id}:${(await site.readAdRow(id)).version}`,
      ]),
    );
    const answer = await postForm('/seller/seller-profile?index', [
      ['intent', 'move-ticked'],
      ...ticked,
      ['event', 'pause'],
    ]);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('A live one to be paused: is paused.');
    const statuses = await Promise.all([live, sold, foreign].map(site.readAdRow));
    expect(statuses.map(({ status }) => status)).toEqual(['paused', 'sold', 'live']);

    const one = [
      ['intent', 'move'],
      ['adId', live],
      ['version', String((await site.readAdRow(live)).version)],
    ] as [string, string][];
    const again = await postForm('/seller/seller-profile?index', [...one, ['event', 'put-live']]);
    expect([again.statusCode, again.headers.location]).toEqual([303, '/seller/seller-profile?done=live']);

    const none = await postForm('/seller/seller-profile?index', [
      ['intent', 'move-ticked'],
      ['event', 'pause'],
    ]);
    expect(none.body).toContain('Tick the ads you mean.');
  });
});

describe('before publishing', () => {
  test('likely slips are named on the last step and stop nobody who means it', async () => {
    const hash = 0x0f0f_3c3c_5a5a_1234n;
    const stolen = await insertUpload(site.db, site.people.bela.id, hash);
    await site.db
      .updateTable('photos')
      .set({
        ad_id: await insertAd(site.db, site.people.bela.id, site.clock.now),
        position: 1,
        state: 'attached',
      })
      .where('id', '=', stolen)
      .execute();
    const photos = [
      { id: await insertUpload(site.db, site.people.asha.id, hash) },
      { id: await insertUpload(site.db, site.people.asha.id) },
    ];
    const more = { submit: false, weight: 700, price: 2_000_000, photos };
    const { ad } = (await postAd(site, 'asha', more)).json();
    const answer = await site.get(`/api/seller/getMyAdWarnings?adId=${ad.id}`, 'asha');
    const fields = answer.json().warnings.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(['weight', 'price', 'photos']);
    const page = (await site.get(`/post-an-ad/check?draft=${ad.id}`, 'asha')).body;
    expect(page).toContain('Please look again.');
    expect(page).toContain('Is 700 g right?');
    const edit = { adId: ad.id, version: ad.version, submit: true, priceConfirmed: true };
    expect((await site.post('/api/ad/editAdDetails', edit, 'asha')).json().ad.status).toBe('pending_review');
  });
});

describe('photo slots', () => {
  const send = async (draft: string, field: string) => {
    const form = new FormData();
    form.append('token', site.people.asha.token);
    form.append('draft', draft);
    const { buffer } = await hairPhoto('hair.jpg');
    form.append(field, new Blob([Uint8Array.from(buffer)], { type: 'image/jpeg' }), 'hair.jpg');
    const request = new Request('http://localhost:3000/', { method: 'POST', body: form });
    const answer = await site.app.inject({
      method: 'POST',
      url: '/post-an-ad/upload',
      payload: Buffer.from(await request.arrayBuffer()),
      headers: {
        origin: 'http://localhost:3000',
        accept: 'application/json',
        cookie: site.people.asha.cookie,
        'content-type': request.headers.get('content-type') ?? '',
      },
    });
    return String(answer.json().draft);
  };

  test('say what a photo shows; another photo for the same one takes its place', async () => {
    const draft = await send('', 'full-length');
    await send(draft, 'tape');
    await send(draft, 'image');
    const slots = async () =>
      (await site.get(`/api/seller/getMyAdDetails?adId=${draft}`, 'asha'))
        .json()
        .ad.photos.map(({ slot, tape }: { slot: string | null; tape: boolean }) => [slot, tape]);
    expect(await slots()).toEqual([
      ['full-length', false],
      ['tape', true],
      [null, false],
    ]);
    await send(draft, 'full-length');
    expect(await slots()).toEqual([
      [null, false],
      ['tape', true],
      [null, false],
      ['full-length', false],
    ]);
  });
});

test('a stranger’s typing is shown to nobody else', async () => {
  const { db, people, clock } = site;
  const ad = await insertAd(db, people.asha.id, clock.now);
  const typed = await site.postForm(`/post-an-ad/check?draft=${ad}`, {
    draft: ad,
    version: '1',
    title: 'Written by a stranger',
  });
  const id = /typed(?:=|%3D)([0-9a-f-]{36})/.exec(String(typed.headers.location))?.[1];
  expect(id).toBeDefined();
  const page = `/post-an-ad/check?draft=${ad}&typed=${id}`;
  expect((await site.get(page, 'asha')).body).not.toContain('Written by a stranger');
  const cookie = `${people.asha.cookie}; typed=${id}`;
  expect((await site.get(page, undefined, { cookie })).body).toContain('Written by a stranger');
});

import { describe, expect, test } from 'vitest';
import { insertUpload, liveAd, postAd } from '#tests/support/ads/posting.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { DAY_MS } from '#rules/time.ts';

const site = useSite({ plans: { asha: 4 } });

const move = (name: string, adId: string, version: number, more = {}, who: 'asha' | 'bela' = 'asha') =>
  site.post(`/api/seller/${name}`, { adId, version, ...more }, who);

describe('editing', () => {
  test('changes what is named and nothing else', async () => {
    const ad = await liveAd(site);
    const answer = await move('updateMyAdDetails', ad.id, ad.version, { price: 40_000 });
    expect(answer.json().ad).toEqual({
      ...ad,
      price: 40_000,
      pricePerGram: 250,
      version: ad.version + 1,
      updatedAt: expect.any(String),
    });
  });

  test('on a stale version is refused with the current one, and changes nothing', async () => {
    const ad = await liveAd(site);
    const answer = await move('updateMyAdDetails', ad.id, ad.version + 50, { price: 100 });
    expect([answer.statusCode, answer.json().current]).toEqual([
      409,
      { status: 'live', version: ad.version },
    ]);
    expect((await site.readAdRow(ad.id)).price).toBe(42_000);
  });

  test.each([{ status: 'sold' }, { featuredUntil: '2030-01-01' }, { sellerId: 'x' }, { risk: 0 }])(
    'cannot reach %j',
    async (field) => {
      const ad = await liveAd(site);
      const before = await site.readAdRow(ad.id);
      expect((await move('updateMyAdDetails', ad.id, ad.version, field)).statusCode).toBe(422);
      expect(await site.readAdRow(ad.id)).toEqual(before);
    },
  );

  test('of somebody else’s ad is refused; a draft of theirs is not even there', async () => {
    const { db, people, clock } = site;
    const live = await insertAd(db, people.bela.id, clock.now);
    const draft = await insertAd(db, people.bela.id, clock.now, { status: 'draft' });
    const statuses = [live, draft, 'nonsense'].map(async (adId) => {
      const answer = await site.post('/api/ad/editAdDetails', { adId, version: 1, price: 100 }, 'asha');
      return answer.statusCode;
    });
    expect(await Promise.all(statuses)).toEqual([403, 404, 404]);
    expect((await site.readAdRow(live)).price).toBe(42_000);
  });

  test.each(['sold', 'deleted', 'rejected'] as const)('is over once the ad is %s', async (status) => {
    const { db, people, clock } = site;
    const dates = status === 'sold' ? { sold_at: clock.now } : {};
    const adId = await insertAd(db, people.asha.id, clock.now, { status, ...dates });
    expect((await move('updateMyAdDetails', adId, 1, { price: 100 })).statusCode).toBe(409);
  });

  test('a live ad stays complete: its price cannot be taken away', async () => {
    const ad = await liveAd(site);
    const answer = await move('updateMyAdDetails', ad.id, ad.version, { price: null });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['price']]);
  });

  test('withdrawing consent blanks the hair type and takes the ad off those pages', async () => {
    const ad = await liveAd(site);
    const answer = await move('updateMyAdDetails', ad.id, ad.version, { ethnicityConsent: false });
    expect(answer.json().ad).toMatchObject({ ethnicity: null, ethnicityConsent: false, status: 'live' });
    const listed = await site.get('/api/ad/getHairByEthnicity?value=indian&limit=100');
    expect(listed.body).not.toContain(ad.id);
  });

  test('photos change places, come and go', async () => {
    const answer = await postAd(site);
    const { id, version, photos } = answer.json().ad;
    const third = await insertUpload(site.db, site.people.asha.id);
    const order = [third, photos[1].id, photos[0].id].map((photo) => ({ id: photo, tape: false }));
    const shown = (await move('updateMyAdDetails', id, version, { photos: order })).json().ad;
    expect(shown.photos.map((photo: { id: string }) => photo.id)).toEqual(order.map((photo) => photo.id));
    const fewer = await move('updateMyAdDetails', id, shown.version, { photos: order.slice(0, 2) });
    expect(fewer.json().ad.photos).toHaveLength(2);
    const one = await move('updateMyAdDetails', id, shown.version + 1, { photos: order.slice(0, 1) });
    expect(one.statusCode).toBe(422);
  });

  test('a live ad that turns doubtful is put before staff', async () => {
    const ad = await liveAd(site);
    await move('updateMyAdDetails', ad.id, ad.version, { weight: 700 });
    const reports = await site.db.selectFrom('reports').selectAll().where('ad_id', '=', ad.id).execute();
    expect(reports).toEqual([expect.objectContaining({ reporter_id: null, reason: 'other' })]);
    expect((await site.readAdRow(ad.id)).risk_signals).toEqual(['weight-unlikely']);
  });
});

describe('steps', () => {
  test('of eight at once one wins', async () => {
    const ad = await liveAd(site);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => move('updateAsSold', ad.id, ad.version, { soldPrice: 40_000 })),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    const sold = answers.find((answer) => answer.statusCode === 200)?.json().ad;
    expect(sold).toMatchObject({ status: 'sold', soldPrice: 40_000, version: ad.version + 1 });
    const steps = await site.db
      .selectFrom('ad_transitions')
      .selectAll()
      .where('ad_id', '=', ad.id)
      .where('event', '=', 'mark-sold')
      .execute();
    expect(steps).toHaveLength(1);
  });

  test('eight different wishes at once: one comes true', async () => {
    const ad = await liveAd(site);
    const names = ['updateAsSold', 'updateAsDelete', 'pause', 'updateMyAdDetails'];
    const answers = await Promise.all([...names, ...names].map((name) => move(name, ad.id, ad.version)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(7);
    expect((await site.readAdRow(ad.id)).version).toBe(ad.version + 1);
  });

  test('sold, undone, deleted, and brought back by an admin alone', async () => {
    const ad = await liveAd(site);
    const sold = (await move('updateAsSold', ad.id, ad.version)).json().ad;
    const live = (await move('updateAsLive', ad.id, sold.version)).json().ad;
    expect(live).toMatchObject({ status: 'live', soldAt: null, soldPrice: null });
    const deleted = (await move('updateAsDelete', ad.id, live.version)).json().ad;
    expect(deleted.status).toBe('deleted');
    expect((await site.get(`/api/ad/getAdDetailsByAdId?adId=${ad.id}`)).statusCode).toBe(410);
    expect((await move('updateAsLive', ad.id, deleted.version)).statusCode).toBe(409);
    const staff = (who: 'cleo' | 'dara', more = {}) =>
      site.post(
        '/api/super-admin-user/updateAsLive',
        { adId: ad.id, version: deleted.version, reason: 'asked by phone', ...more },
        who,
      );
    expect((await staff('cleo')).statusCode).toBe(403);
    expect((await staff('dara', { reason: '' })).statusCode).toBe(422);
    expect((await staff('dara')).json().ad.status).toBe('live');
    const audit = await site.db.selectFrom('audit').selectAll().where('object_id', '=', ad.id).execute();
    expect(audit).toEqual([
      expect.objectContaining({
        action: 'ad.put-live',
        reason: 'asked by phone',
        account_id: site.people.dara.id,
      }),
    ]);
  });

  test('a buyer and a visitor take none', async () => {
    const ad = await liveAd(site);
    const answers = await Promise.all([
      move('updateAsSold', ad.id, ad.version, {}, 'bela'),
      site.post('/api/seller/updateAsSold', { adId: ad.id, version: ad.version }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([403, 401]);
    expect((await site.readAdRow(ad.id)).status).toBe('live');
  });

  test('an ad past its date is put live again for ninety new days, and the clock’s step is on record', async () => {
    const { db, people, clock } = site;
    const over = {
      published_at: new Date(clock.now.getTime() - 91 * DAY_MS),
      expires_at: new Date(clock.now.getTime() - DAY_MS),
    };
    const adId = await insertAd(db, people.asha.id, clock.now, over);
    expect((await move('updateAsSold', adId, 1)).statusCode).toBe(409);
    const live = (await move('updateAsLive', adId, 1)).json().ad;
    expect(live.status).toBe('live');
    expect(Date.parse(live.expiresAt)).toBe(clock.now.getTime() + 90 * DAY_MS);
    const steps = await db
      .selectFrom('ad_transitions')
      .selectAll()
      .where('ad_id', '=', adId)
      .orderBy('id')
      .execute();
    expect(steps.slice(-2)).toEqual([
      expect.objectContaining({ event: 'expire', account_id: null }),
      expect.objectContaining({ event: 'put-live', account_id: people.asha.id }),
    ]);
  });

  test('a deleted draft was never published, so it does not come back', async () => {
    const draft = (await site.post('/api/ad/postAdDetails', { submit: false }, 'asha')).json().ad;
    const deleted = (await move('updateAsDelete', draft.id, draft.version)).json().ad;
    const answer = await site.post(
      '/api/super-admin-user/updateAsLive',
      { adId: draft.id, version: deleted.version, reason: 'try' },
      'dara',
    );
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'This ad was never published, so it cannot come back. Post it again.',
    ]);
    // And so nobody is offered it.
    const { items } = (await site.get('/api/super-admin-user/getAllAdminAds?status=deleted', 'dara')).json();
    expect(items.find(({ id }: { id: string }) => id === draft.id)).toMatchObject({ allowed: [] });
  });
});

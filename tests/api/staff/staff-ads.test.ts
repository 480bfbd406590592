import { describe, expect, test } from 'vitest';
import { insertUpload, liveAd, postAd, wireAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ plans: { asha: 4 } });

const consent = { when: '2026-10-01', how: 'By phone, she read the text back.' };
const enter = async (who: 'cleo' | 'dara', more = {}) => {
  const photos = [
    { id: await insertUpload(site.db, site.people[who].id) },
    { id: await insertUpload(site.db, site.people[who].id) },
  ];
  return site.post(
    '/api/ad/postAdDetails',
    wireAd({ photos, sellerId: site.people.asha.id, consent, ...more }),
    who,
  );
};
const review = (who: 'asha' | 'cleo' | 'dara', ad: { id: string; version: number }, decision: string) =>
  site.post(
    '/api/super-admin-user/reviewAd',
    {
      adId: ad.id,
      version: ad.version,
      decision,
      message: 'The weight does not fit.',
      reason: 'Looked at twice.',
    },
    who,
  );

describe('for a named seller', () => {
  test('staff post with the consent noted, and the ad is the seller’s', async () => {
    const answer = await enter('cleo');
    expect(answer.statusCode).toBe(200);
    const { id, version } = answer.json().ad;
    const row = await site.readAdRow(id);
    expect(row).toMatchObject({
      seller_id: site.people.asha.id,
      entered_by: site.people.cleo.id,
      consent_how: consent.how,
    });
    const audit = await site.db.selectFrom('audit').selectAll().where('object_id', '=', id).execute();
    expect(audit).toEqual([expect.objectContaining({ action: 'ad.post', account_id: site.people.cleo.id })]);
    expect((await site.get('/api/super-admin-user/getMyAds', 'cleo')).json().items[0].id).toBe(id);
    expect((await site.get('/api/super-admin-user/getMyAds', 'dara')).json().items).toEqual([]);
    const edited = await site.post(
      '/api/seller/updateMyAdDetails',
      { adId: id, version, price: 41_000 },
      'asha',
    );
    expect(edited.statusCode).toBe(200);
  });

  test.each([
    [{ sellerId: null }, 'sellerId'],
    [{ consent: null }, 'consent'],
    [{ sellerId: '00000000-0000-7000-8000-000000000000' }, 'sellerId'],
  ])('never without %j', async (more, field) => {
    const answer = await enter('dara', more);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  });

  test('a buyer is no seller', async () => {
    expect((await enter('dara', { sellerId: site.people.bela.id })).statusCode).toBe(422);
  });

  test('creators change what they entered, admins everything, each with a reason', async () => {
    const ad = await liveAd(site);
    const edit = (who: 'cleo' | 'dara', more = {}) =>
      site.post(
        '/api/super-admin-user/updateMyAdDetails',
        { adId: ad.id, version: ad.version, price: 30_000, ...more },
        who,
      );
    expect((await edit('cleo', { reason: 'x' })).statusCode).toBe(403);
    expect((await edit('dara')).statusCode).toBe(422);
    expect((await edit('dara', { reason: 'The seller asked.' })).json().ad.price).toBe(30_000);
    const unsaid = { adId: ad.id, version: ad.version + 1, price: 31_000 };
    expect((await site.post('/api/ad/editAdDetails', unsaid, 'dara')).statusCode).toBe(422);
  });
});

test('the audit holds every field that staff changed, before and after, and no word of the seller', async () => {
  const ad = (await postAd(site, 'asha', { heat: 'never', washing: null })).json().ad;
  const title = 'Thirty inches of straight black hair';
  const changes = { price: 31_000, length: '30in', heat: 'often', washing: 'daily', town: 'Madurai', title };
  const edit = { adId: ad.id, version: ad.version, reason: 'The seller asked.', ...changes };
  expect((await site.post('/api/super-admin-user/updateMyAdDetails', edit, 'dara')).statusCode).toBe(200);
  const audit = await site.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('object_id', '=', ad.id)
    .where('action', '=', 'ad.edit')
    .executeTakeFirstOrThrow();
  expect(audit).toMatchObject({
    before: { price: ad.price, lengthMm: ad.lengthMm, heat: 'never', washing: null, version: ad.version },
    after: { price: 31_000, lengthMm: 762, heat: 'often', washing: 'daily', version: ad.version + 1 },
  });
  const named = ['heat', 'lengthMm', 'price', 'soldPrice', 'status', 'title', 'town', 'version', 'washing'];
  expect(Object.keys(audit.after as object).toSorted()).toEqual(named);
  expect(JSON.stringify(audit)).not.toMatch(/Madurai|Thirty|Chennai/);
});

describe('review', () => {
  const waiting = async () => (await postAd(site, 'asha', { weight: 600 })).json().ad;

  test('the queue says what speaks against an ad; sellers do not see it', async () => {
    const ad = await waiting();
    const queue = (await site.get('/api/super-admin-user/reviewQueue', 'cleo')).json().items;
    expect(queue).toContainEqual(
      expect.objectContaining({
        ad: expect.objectContaining({ id: ad.id }),
        signals: ['weight-unlikely'],
        seller: { id: site.people.asha.id, username: 'asha' },
      }),
    );
    expect((await site.get('/api/super-admin-user/reviewQueue', 'asha')).statusCode).toBe(403);
    expect((await review('asha', ad, 'approve')).statusCode).toBe(403);
  });

  test('a creator never decides on an own entry, an admin does', async () => {
    const ad = (await enter('cleo', { weight: 600 })).json().ad;
    expect(ad.status).toBe('pending_review');
    expect((await site.get('/api/super-admin-user/reviewQueue', 'cleo')).body).not.toContain(ad.id);
    expect((await review('cleo', ad, 'approve')).statusCode).toBe(403);
    expect((await review('dara', ad, 'approve')).json().ad.status).toBe('live');
  });

  test('changes are asked for, made and sent again; the seller reads why', async () => {
    const ad = await waiting();
    const asked = (await review('cleo', ad, 'ask-for-changes')).json().ad;
    expect(asked.status).toBe('changes_requested');
    const mine = (await site.get(`/api/seller/getMyAdDetails?adId=${ad.id}`, 'asha')).json().ad;
    expect(mine).toMatchObject({ note: 'The weight does not fit.', allowed: ['submit', 'delete'] });
    const fixed = { adId: ad.id, version: mine.version, weight: 160, submit: true };
    expect((await site.post('/api/seller/updateMyAdDetails', fixed, 'asha')).json().ad.status).toBe('live');
    await site.letSecondsPass(10);
    await site.runJobs();
    const letters = await site.db.selectFrom('mailbox').select(['subject', 'text']).execute();
    expect(letters).toContainEqual({
      subject: expect.stringMatching(/^Please change: /),
      text: expect.stringContaining('The weight does not fit.'),
    });
  });

  test('a rejected ad is its owner’s and staff’s alone', async () => {
    const ad = await waiting();
    const rejected = (await review('dara', ad, 'reject')).json().ad;
    expect(rejected.status).toBe('rejected');
    expect((await site.get(`/api/ad/getAdDetailsByAdId?adId=${ad.id}`, 'bela')).statusCode).toBe(404);
    expect((await review('dara', rejected, 'approve')).statusCode).toBe(409);
  });

  test('of two reviewers at once one decides', async () => {
    const ad = await waiting();
    const both = await Promise.all([review('cleo', ad, 'approve'), review('dara', ad, 'reject')]);
    expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

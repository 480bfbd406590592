import { beforeEach, describe, expect, test } from 'vitest';
import type { PlanType } from '#rules/payments/subscription.ts';
import { insertUpload, wireAd } from '#tests/support/ads/posting.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { DAY_MS } from '#rules/time.ts';

const site = useSite({ pages: true });

const bela = () => site.people.bela.id;
const YES = { adult: true, termsVersion: '1' };
const alsoSell = (data: unknown = YES, who: 'bela' | 'cleo' | 'dara' = 'bela') =>
  site.post('/api/buyer/alsoSell', data, who);
const plan = (type: PlanType | 0, endsAt: Date | null = null) =>
  site.db
    .insertInto('subscriptions')
    .values({
      account_id: bela(),
      plan: type,
      starts_at: new Date(site.clock.now.getTime() - DAY_MS),
      ends_at: endsAt,
      granted_by: type === 5 ? null : site.people.dara.id,
    })
    .execute();
const readBelasRow = () => site.readAccountRow(bela());
const readSubscription = async (kind: 'buyer' | 'seller') =>
  (await site.get(`/api/${kind}/getSubscriptionDetails`, 'bela')).json();
const draft = async () =>
  wireAd({
    photos: await Promise.all(
      [1, 2].map(async () => ({ id: await insertUpload(site.db, bela()), tape: false })),
    ),
  });

beforeEach(async () => {
  await site.db.deleteFrom('subscriptions').execute();
  await site.db
    .updateTable('accounts')
    .set({ account_type: 1, buyer_kind: 'wig-maker' })
    .where('id', '=', bela())
    .execute();
});

describe('a buyer who also sells', () => {
  test('keeps everything, posts an ad at once, and needs no new login', async () => {
    await plan(5);
    const ad = await insertAd(site.db, site.people.asha.id, site.clock.now);
    await site.post('/api/saved/toggle', { adId: ad }, 'bela');
    const question = 'Is this hair still for sale, and was it ever coloured?';
    await site.post('/api/ad/sendEmailtoUser', { adId: ad, message: question }, 'bela');
    const before = (await site.get('/api/message/list', 'bela')).json().items;
    expect((await site.post('/api/ad/postAdDetails', await draft(), 'bela')).statusCode).toBe(403);

    const answer = await alsoSell();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().profile).toMatchObject({ accountType: 2, kind: 'wig-maker' });
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'at', value: '2' }));

    const saved = await site.db
      .selectFrom('saved_ads')
      .selectAll()
      .where('account_id', '=', bela())
      .execute();
    expect(saved.map(({ ad_id }) => ad_id)).toContain(ad);
    expect((await site.get('/api/message/list', 'bela')).json().items).toEqual(before);
    const more = await site.post(
      '/api/ad/sendEmailtoUser',
      { adId: ad, message: `${question} Really?` },
      'bela',
    );
    expect(more.statusCode, more.body).toBe(200);
    const posted = await site.post('/api/ad/postAdDetails', await draft(), 'bela');
    expect(posted.json().ad.status, posted.body).toMatch(/live|pending_review/);
    expect((await site.get('/seller/seller-profile', 'bela')).statusCode).toBe(200);
  });

  test('says again that they are of age and accept the terms', async () => {
    for (const wrong of [
      {},
      { adult: true },
      { termsVersion: '1' },
      { adult: false, termsVersion: '1' },
      { ...YES, termsVersion: '0' },
    ]) {
      expect((await alsoSell(wrong)).statusCode).toBe(422);
      expect((await readBelasRow()).account_type).toBe(1);
    }
    site.clock.now = new Date(site.clock.now.getTime() + 1000);
    await alsoSell();
    expect((await readBelasRow()).terms_accepted_at).toEqual(site.clock.now);
  });

  test('of two at once one is done: one e-mail, one line in the audit', async () => {
    await plan(5);
    const lines = async () =>
      (await site.db.selectFrom('audit').selectAll().where('action', '=', 'account.also-sell').execute())
        .length;
    const [before, letters] = [await lines(), await mailsToBuyer()];
    const both = await Promise.all([alsoSell(), alsoSell()]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await lines()) - before).toBe(1);
    expect((await mailsToBuyer()) - letters).toBe(1);
    const periods = await site.db
      .selectFrom('subscriptions')
      .select('plan')
      .where('account_id', '=', bela())
      .execute();
    expect(periods.map((period) => period.plan).toSorted((a, b) => a - b)).toEqual([1, 5]);
  });

  test.each(['cleo', 'dara'] as const)('%s, who is staff, may not', async (who) => {
    expect((await alsoSell(YES, who)).statusCode).toBe(403);
  });
});

const mailsToBuyer = async () => {
  await site.runJobs();
  const letters = await site.db.selectFrom('mailbox').select('subject').execute();
  return letters.filter(({ subject }) => subject === 'You can sell here now').length;
};

describe('the plan of a buyer who also sells', () => {
  test('that was paid for runs on beside a seller’s until it ends, also when another is bought', async () => {
    const ends = new Date(site.clock.now.getTime() + 10 * DAY_MS);
    await plan(6, ends);
    await alsoSell();
    expect((await readSubscription('seller')).limits).toMatchObject({
      liveAds: 1,
      photosPerAd: 5,
      newConversationsPerDay: 40,
      alerts: 30,
    });
    await site.db
      .insertInto('subscriptions')
      .values({
        account_id: bela(),
        plan: 2,
        starts_at: new Date(site.clock.now.getTime() + 1),
        ends_at: new Date(ends.getTime() + 80 * DAY_MS),
        granted_by: site.people.dara.id,
      })
      .execute();
    expect((await readSubscription('seller')).limits).toMatchObject({
      liveAds: 2,
      newConversationsPerDay: 40,
      alerts: 30,
    });
    const now = site.clock.now;
    site.clock.now = new Date(ends.getTime() + 1);
    await site.db
      .updateTable('sessions')
      .set({ expires_at: new Date(ends.getTime() + DAY_MS) })
      .execute();
    expect((await readSubscription('seller')).limits).toMatchObject({
      liveAds: 2,
      newConversationsPerDay: 5,
      alerts: 3,
    });
    site.clock.now = now;
  });

  test.each([
    ['that has ended', () => plan(6, new Date(site.clock.now.getTime() - 1000))],
    ['that was never chosen', async () => {}],
  ])('%s gives nothing: they choose one as every seller does', async (_name, given) => {
    await given();
    await alsoSell();
    expect((await readSubscription('seller')).limits).toMatchObject({
      liveAds: 0,
      newConversationsPerDay: 0,
    });
    const free = await site.post('/api/payment/choosePlan', { plan: 1 }, 'bela', {
      'idempotency-key': crypto.randomUUID(),
    });
    expect(free.statusCode, free.body).toBe(200);
  });

  test('that staff switched off stays off', async () => {
    await plan(6, new Date(site.clock.now.getTime() + DAY_MS));
    await site.db
      .updateTable('subscriptions')
      .set({ switched_off_at: site.clock.now, switched_off_by: site.people.dara.id })
      .execute();
    await alsoSell();
    expect((await readSubscription('seller')).limits).toMatchObject({
      liveAds: 0,
      newConversationsPerDay: 0,
    });
  });
});

describe('the pages', () => {
  test('offer it in the settings and at /post-an-ad instead of a shut door', async () => {
    const settings = await site.get('/buyer/buyer-profile/settings', 'bela');
    expect(settings.body).toContain('Also sell here');
    const page = await site.get('/post-an-ad', 'bela');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Also sell here');
    const start = '/post-an-ad/start?length=28in';
    expect((await site.get(start, 'bela')).headers.location).toBe(
      `/post-an-ad?next=${encodeURIComponent(start)}`,
    );
    expect((await site.get(`/post-an-ad?next=${encodeURIComponent(start)}`, 'bela')).body).toContain(
      `value="${start}"`,
    );
  });

  test('take it once or twice, lead on, and never away from here', async () => {
    await plan(5);
    const missing = await site.postForm(
      '/post-an-ad',
      { adult: 'yes', next: '/post-an-ad/start?length=28in' },
      'bela',
    );
    expect(missing.statusCode).toBe(422);
    expect(missing.body).toContain('Please read and accept the terms.');
    expect(missing.body).toContain('value="/post-an-ad/start?length=28in"');
    const fields = { adult: 'yes', termsVersion: '1' };
    const twice = await Promise.all([
      site.postForm('/post-an-ad', { ...fields, next: '/seller/seller-profile?sells' }, 'bela'),
      site.postForm('/post-an-ad', { ...fields, next: '//eve.example.com/post-an-ad/' }, 'bela'),
    ]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(twice.map(({ headers }) => headers.location)).toEqual([
      '/seller/seller-profile?sells',
      '/post-an-ad',
    ]);
    expect((await site.get('/seller/seller-profile?sells', 'bela')).body).toContain('You can now sell here.');
  });

  test('the header stays as it is: no way to post for a buyer, one for who also sells', async () => {
    const hrefs = async () => (await site.get('/all-ads', 'bela')).body.match(/href="\/post-an-ad"/g);
    expect(await hrefs()).toBeNull();
    await alsoSell();
    expect(await hrefs()).not.toBeNull();
  });
});

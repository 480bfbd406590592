import { expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { openMarket } from '#market/market.ts';
import { insertUpload } from '#tests/support/ads/posting.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { DAY_MS } from '#rules/time.ts';

const site = useSite({ plans: { asha: 4 } });

const visitor = () => openMarket(openContext(site.platform, null, null));
const runJob = async (name: 'warn-of-expiry' | 'purge-ads' | 'sweep-photos') => {
  await site.platform.queue.enqueue(site.db, { name }, {});
  await site.runJobs();
};
const mailsAbout = async (adId: string) => {
  const all = await site.db.selectFrom('mailbox').selectAll().orderBy('sent_at').execute();
  return all.filter((letter) => letter.text.includes(adId));
};
const ending = (days: number) => {
  const now = site.clock.now.getTime();
  return insertAd(site.db, site.people.asha.id, new Date(now - 80 * DAY_MS), {
    expires_at: new Date(now + days * DAY_MS),
  });
};
function ticketIn(text: string) {
  const link = new URL(/http\S+\/relist\/\S+/.exec(text)?.[0] ?? '');
  const adId = link.pathname.split('/')[2] ?? '';
  return { adId, end: link.searchParams.get('end') ?? '', signature: link.searchParams.get('s') ?? '' };
}

test('sellers hear seven days and one day before the end, once each', async () => {
  const adId = await ending(7.5);
  await runJob('warn-of-expiry');
  expect(await mailsAbout(adId)).toEqual([]);
  for (const days of [1, 2, 3.8, 0.1]) {
    site.clock.now = new Date(site.clock.now.getTime() + days * DAY_MS);
    await runJob('warn-of-expiry');
    await runJob('warn-of-expiry');
  }
  expect((await mailsAbout(adId)).map((letter) => letter.subject.split(':')[0])).toEqual([
    'Ends in 7 days',
    'Ends tomorrow',
  ]);
});

test('one that has a day left at once gets one e-mail, not two', async () => {
  const adId = await ending(0.5);
  await runJob('warn-of-expiry');
  expect(await mailsAbout(adId)).toHaveLength(1);
});

test('whoever wants no such mail gets none', async () => {
  const { db, people } = site;
  const choice = { account_id: people.asha.id, kind: 'ad-expiring', by_mail: false } as const;
  await db.insertInto('notification_choices').values(choice).execute();
  const adId = await ending(3);
  await runJob('warn-of-expiry');
  expect(await mailsAbout(adId)).toEqual([]);
  await db.deleteFrom('notification_choices').execute();
});

test('one tap keeps an ad for ninety more days, before and after its end, and once', async () => {
  for (const wait of [0, 6]) {
    const adId = await ending(5);
    await runJob('warn-of-expiry');
    const ticket = ticketIn((await mailsAbout(adId))[0]?.text ?? '');
    site.clock.now = new Date(site.clock.now.getTime() + wait * DAY_MS);
    expect(await visitor().myAds.showRelist(ticket)).toMatchObject({ url: expect.stringContaining(adId) });
    await visitor().myAds.relist(ticket);
    const ad = await site.readAdRow(adId);
    expect(ad).toMatchObject({
      status: 'live',
      expires_at: new Date(site.clock.now.getTime() + 90 * DAY_MS),
    });
    await expect(visitor().myAds.relist(ticket)).rejects.toMatchObject({ code: 'gone' });
  }
});

test('a link that was changed, or is for another ad, does nothing', async () => {
  const [adId, other] = [await ending(5), await ending(5)];
  await runJob('warn-of-expiry');
  const ticket = ticketIn((await mailsAbout(adId))[0]?.text ?? '');
  for (const wrong of [
    { ...ticket, adId: other },
    { ...ticket, end: `${ticket.end}0` },
    { ...ticket, signature: 'x' },
  ])
    await expect(visitor().myAds.relist(wrong)).rejects.toMatchObject({ code: 'gone' });
});

test('a deleted ad is purged after thirty days with its photos; one that is spoken of keeps an empty row', async () => {
  const { db, people, clock } = site;
  const deleted = () =>
    insertAd(db, people.asha.id, clock.now, { status: 'deleted', status_since: clock.now });
  const [plain, reported] = [await deleted(), await deleted()];
  const photo = await insertUpload(db, people.asha.id);
  await db
    .updateTable('photos')
    .set({ ad_id: plain, position: 1, state: 'attached' })
    .where('id', '=', photo)
    .execute();
  await site.post('/api/report/create', {
    target: { kind: 'ad', id: reported },
    reason: 'scam',
    text: 'odd',
  });
  const left = () =>
    db
      .selectFrom('ads')
      .select(['id', 'title', 'town'])
      .where('id', 'in', [plain, reported])
      .orderBy('id')
      .execute();

  clock.now = new Date(clock.now.getTime() + 29 * DAY_MS);
  await runJob('purge-ads');
  expect(await left()).toHaveLength(2);
  clock.now = new Date(clock.now.getTime() + 2 * DAY_MS);
  await runJob('purge-ads');
  await runJob('purge-ads');
  expect(await left()).toEqual([{ id: reported, title: null, town: null }]);
  await runJob('sweep-photos');
  expect(await db.selectFrom('photos').select('id').where('id', '=', photo).execute()).toEqual([]);
});

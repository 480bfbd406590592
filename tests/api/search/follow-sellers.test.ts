import { expect, test } from 'vitest';
import { postAd } from '#tests/support/ads/posting.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { inviteOne } from '#tests/support/people/cast.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ plans: { asha: 4 } });

const follow = (sellerId: string, followed: boolean, who: 'asha' | 'bela' | 'cleo' = 'bela') =>
  site.post('/api/saved/follow', { sellerId, followed }, who);
const readFollowed = async () => (await site.get('/api/saved/followed', 'bela')).json().items;
const readMails = () =>
  site.db
    .selectFrom('mailbox')
    .select(['subject', 'text'])
    .where('to_address', '=', 'bela@example.com')
    .orderBy('sent_at')
    .execute();
const rest = async () => {
  await site.letSecondsPass(60);
  await site.runJobs();
};

test('nobody can be followed who shows nothing, nor oneself, nor by staff', async () => {
  expect((await follow(site.people.asha.id, true)).statusCode).toBe(404);
  await insertAd(site.db, site.people.asha.id, site.clock.now, { title: 'Hair from before' });
  expect((await follow(site.people.asha.id, true, 'asha')).statusCode).toBe(403);
  expect((await follow(site.people.asha.id, true, 'cleo')).statusCode).toBe(403);
  expect((await follow('x', true)).statusCode).toBe(422);
});

test('Bela follows Asha, twice at once, and hears of what is posted from then on', async () => {
  const both = await Promise.all([follow(site.people.asha.id, true), follow(site.people.asha.id, true)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await readFollowed()).toMatchObject([{ id: site.people.asha.id, username: 'asha', liveAds: 1 }]);
  await site.letSecondsPass(1);
  const posted = await postAd(site, 'asha', { title: 'Hair that is new today, 28 in' });
  const { ad } = posted.json();
  expect(posted.statusCode).toBe(200);
  expect(ad.status).toBe('live');
  await rest();
  await rest();
  const mails = await readMails();
  expect(mails.map(({ subject }) => subject)).toEqual(['1 new ad from asha']);
  expect(mails[0]?.text).toContain('Hair that is new today');
  expect(mails[0]?.text).not.toContain('Hair from before');
  const bell = (await site.get('/api/notification/news', 'bela')).json().items;
  expect(bell[0]).toMatchObject({ kind: 'followed-seller', link: expect.stringContaining(ad.id) });
});

test('whoever no longer follows hears nothing, and one is not told who follows one', async () => {
  await follow(site.people.asha.id, false);
  expect(await readFollowed()).toEqual([]);
  await insertAd(site.db, site.people.asha.id, site.clock.now, { title: 'Hair that nobody hears of' });
  await rest();
  expect(await readMails()).toHaveLength(1);
  const { cookie } = await inviteOne(site.db, site.clock.now, 'finn', 'buyer');
  const me = await site.get('/api/saved/followed', undefined, { cookie });
  expect(me.json().items).toEqual([]);
});

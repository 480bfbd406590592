import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUR_SECONDS } from '#rules/time.ts';
import { somebody } from '#tests/support/access/thing-owners.ts';
import { doJob } from '#tests/support/site/do-job.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { openMatchSite } from '#tests/support/wanted/match-site.ts';

const site = useOpened(() => openMatchSite());
let started = new Date();
beforeEach(() => {
  started = site.clock.now;
});
afterEach(async () => {
  await site.clear();
  await site.db.deleteFrom('notification_choices').execute();
  site.clock.now = started;
});

/** An hour goes by, and what is done in it. */
const letHoursPass = async (hours: number) => {
  for (let hour = 0; hour < hours; hour += 1) {
    await site.letSecondsPass(HOUR_SECONDS - 60);
    await site.match();
    await site.letSecondsPass(60);
    await doJob(site.platform, 'tell-matches');
  }
  await site.runJobs();
};
const mailsTo = async (address: string) =>
  (await site.db.selectFrom('mailbox').selectAll().orderBy('sent_at').execute()).filter(
    ({ to_address }) => to_address === address,
  );
const ASHA = 'asha@example.com';
const BELA = 'bela@example.com';

test('five requests and forty ads are one letter in a day, with ten rows, and nothing is told twice', async () => {
  const [seller, buyer] = [await somebody(site, 2), await somebody(site, 1)];
  for (let count = 0; count < 5; count += 1) await site.ask({}, site.people.asha.id);
  for (let count = 0; count < 40; count += 1) await site.putAd();
  for (let hour = 0; hour < 23; hour += 1) {
    if (hour % 4 === 0) await site.putAd({}, seller);
    if (hour % 4 === 2) await site.ask({}, buyer);
    await letHoursPass(1);
  }
  const [letter, ...more] = await mailsTo(ASHA);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('5 matches for your requests');
  await letHoursPass(2);
  const both = await mailsTo(ASHA);
  expect(both).toHaveLength(2);
  const [, second] = both;
  expect(second?.subject).toMatch(/^\d+ matches for your ads and requests$/);
  expect(second?.text).toContain('Hair that fits what you are looking for:');
  expect(second?.text).toContain('Somebody is looking for hair like yours:');
  expect(second?.text.match(/FH-\d\d-|FH-[0-9A-Z]{7}/g)?.length).toBeLessThanOrEqual(10);
  await letHoursPass(30);
  expect(await mailsTo(ASHA)).toHaveLength(2);
});

test('no news, no letter; a sold ad is none, and one that comes back is told of once', async () => {
  await letHoursPass(1);
  expect(await mailsTo(BELA)).toEqual([]);
  await site.ask();
  const ad = await site.putAd();
  await site.match();
  await site.changeAd(ad, { status: 'paused' }, 'pause');
  await letHoursPass(1);
  expect(await mailsTo(BELA)).toEqual([]);
  await site.changeAd(ad, { status: 'live' }, 'put-live');
  await letHoursPass(1);
  const [letter] = await mailsTo(BELA);
  expect(letter?.subject).toBe('A match for your request');
  const news = (await site.get('/api/notification/news', 'bela')).json().items;
  expect(news).toMatchObject([{ kind: 'match', sentence: 'A match for your request', link: '/wanted/mine' }]);
  await site.changeAd(ad, { status: 'paused' }, 'pause');
  await letHoursPass(1);
  await site.changeAd(ad, { status: 'live' }, 'put-live');
  await letHoursPass(30);
  expect(await mailsTo(BELA)).toHaveLength(1);
  expect(await mailsTo(ASHA)).toHaveLength(1);
});

test('a block is no news to either, and one click stops the letters', async () => {
  const pair = { blocker_id: site.people.bela.id, blocked_id: site.people.asha.id };
  await site.db.insertInto('blocks').values(pair).execute();
  await site.ask();
  await site.putAd();
  await letHoursPass(1);
  expect([...(await mailsTo(BELA)), ...(await mailsTo(ASHA))]).toEqual([]);
  await site.db.deleteFrom('blocks').execute();
  await letHoursPass(1);
  const [letter] = await mailsTo(BELA);
  const headers = letter?.headers as Record<string, string>;
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const url =
    /^<http:\/\/[^/]+(\/unsubscribe\/[\w-]{22,})>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(letter?.text).toContain(`http://localhost:3000${url}`);
  // From a mail programme, which is nobody here and comes from no page of ours.
  const click = {
    method: 'POST' as const,
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  };
  for (let twice = 0; twice < 2; twice += 1) expect((await site.app.inject(click)).statusCode).toBe(200);
  const forged = `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`;
  expect((await site.app.inject({ ...click, url: forged })).statusCode).toBe(404);
  await site.putAd();
  await letHoursPass(26);
  expect(await mailsTo(BELA)).toHaveLength(1);
  // The other side's letters go on.
  await site.ask({ grams: 140 });
  await letHoursPass(26);
  expect(await mailsTo(ASHA)).toHaveLength(3);
});

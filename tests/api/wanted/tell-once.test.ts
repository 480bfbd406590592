import { sql } from 'kysely';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { DAY_MS, HOUR_SECONDS } from '#rules/time.ts';
import { somebody } from '#tests/support/access/thing-owners.ts';
import { doJob } from '#tests/support/site/do-job.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { openMatchSite } from '#tests/support/wanted/match-site.ts';
import { waitForLock } from '#tests/support/wanted/wait-for-lock.ts';

const site = useOpened(() => openMatchSite());
afterEach(async () => {
  vi.restoreAllMocks();
  // What is on its way is no letter of the next test.
  await site.runJobs();
  await site.clear();
});

const tell = () => doJob(site.platform, 'tell-matches');
const matchAndWait = async () => {
  await site.match();
  await site.letSecondsPass(HOUR_SECONDS);
};
const lettersTo = async (address: string) => {
  await site.runJobs();
  const mails = await site.db.selectFrom('mailbox').selectAll().where('to_address', '=', address).execute();
  return mails.filter(({ subject }) => /match/i.test(subject));
};

test('of two workers that come to one person at once, the second writes no letter', async () => {
  await site.ask();
  await site.putAd();
  await matchAndWait();
  const { id } = site.people.bela;
  const { second } = await site.db.transaction().execute(async (tx) => {
    await sql`select from accounts where id = ${id} for no key update`.execute(tx);
    const working = tell();
    await waitForLock(site.db);
    const letter = { account_id: id, told_at: site.clock.now, unsubscribe_token: 'a'.repeat(30) };
    await tx.insertInto('match_letters').values(letter).execute();
    return { second: working };
  });
  await second;
  expect(await lettersTo('bela@example.com')).toEqual([]);
  expect(await lettersTo('asha@example.com')).toHaveLength(1);
});

test('whom there is no time for is told with the next hour', async () => {
  await site.putAd();
  for (let count = 0; count < 26; count += 1) await site.ask({}, await somebody(site, 1));
  await matchAndWait();
  const countTold = async () =>
    (await site.db.selectFrom('match_letters').select('told_at').execute()).length;
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (passed += 70_000));
  await tell();
  expect(await countTold()).toBe(25);
  await tell();
  expect(await countTold()).toBe(27);
});

test('where there are more letters each day than there is time for, everybody has their turn', async () => {
  const { now } = site.clock;
  onTestFinished(() => void (site.clock.now = now));
  await site.putAd();
  for (let count = 0; count < 26; count += 1) await site.ask({}, await somebody(site, 1));
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (passed += 70_000));
  for (let day = 0; day < 2; day += 1) {
    await site.putAd();
    await site.match();
    await site.letSecondsPass(25 * HOUR_SECONDS);
    await tell();
  }
  expect(await site.db.selectFrom('match_letters').select('told_at').execute()).toHaveLength(27);
});

test('what was answered already is no news to either', async () => {
  const [wanted, ad] = [await site.ask(), await site.putAd()];
  await site.match();
  expect((await site.answer(wanted, ad)).statusCode).toBe(200);
  await site.letSecondsPass(HOUR_SECONDS);
  await tell();
  expect([...(await lettersTo('bela@example.com')), ...(await lettersTo('asha@example.com'))]).toEqual([]);
});

test('of requests that an ad fits as well, the newest is told of first', async () => {
  await site.putAd();
  const yesterday = new Date(site.clock.now.getTime() - DAY_MS);
  await site.ask({ grams: 140, published_at: yesterday });
  await site.ask({ grams: 150 });
  await matchAndWait();
  await tell();
  const [letter] = await lettersTo('asha@example.com');
  expect(letter?.text.match(/Wanted: .*?(\d+) g/g)?.map((line) => line.slice(-5))).toEqual([
    '150 g',
    '140 g',
  ]);
});

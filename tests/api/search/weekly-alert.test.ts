import { expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { notifyOfNewAds } from '#market/searches/notify-of-new-ads.ts';
import { DAY_MS } from '#rules/time.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite();

const pass = (days: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + days * DAY_MS);
};
const addAd = (title: string) => insertAd(site.db, site.people.asha.id, site.clock.now, { title });
async function countLetters(): Promise<number> {
  await notifyOfNewAds(openContext(site.platform, null, 'test'));
  await site.runJobs();
  const mails = await site.db.selectFrom('mailbox').select('subject').execute();
  return mails.filter(({ subject }) => subject.endsWith(': Long black')).length;
}

test('a saved search writes once a week where that was asked', async () => {
  await givePlan(site, site.people.bela.id, 5);
  const search = { name: 'Long black', search: 'colour=black', alert: 'weekly' };
  expect((await site.post('/api/search/save', search, 'bela')).statusCode).toBe(200);
  pass(0.1);
  await addAd('Black hair that is new');
  pass(6.5);
  expect(await countLetters(), 'after six days').toBe(0);
  pass(0.5);
  expect(await countLetters(), 'after seven').toBe(1);
  await addAd('More black hair that is new');
  pass(6.5);
  expect(await countLetters()).toBe(1);
  pass(0.6);
  expect(await countLetters()).toBe(2);
});

import { expect, test } from 'vitest';
import { openTestSite, useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });

const say = (fields: Record<string, string>, at = site) =>
  at.postForm('/useful', fields, undefined, { origin: at.platform.config.ORIGIN });
const votes = async () => (await site.get('/api/super-admin-user/figures?days=30', 'dara')).json().votes;

test('a guide asks whether it helped, thanks, and staff see the numbers', async () => {
  const guide = await site.get('/website-safety/');
  expect(guide.body).toContain('Was this useful?');
  const answer = await say({ path: '/website-safety/', useful: 'yes' });
  expect(answer.statusCode).toBe(303);
  expect((await site.get(String(answer.headers['location']))).body).toContain('Thank you');
  await say({ path: '/website-safety/', useful: 'no' });
  await say({ path: '/how-to-buy-hair-online/', useful: 'yes' });
  expect(await votes()).toEqual([
    { path: '/website-safety/', yes: 1, no: 1 },
    { path: '/how-to-buy-hair-online/', yes: 1, no: 0 },
  ]);
});

test('a browser that stays on the guide is not sent anywhere', async () => {
  const before = await votes();
  const answer = await say({ path: '/website-safety/', useful: 'yes', stay: 'yes' });
  expect([answer.statusCode, answer.headers['location']]).toEqual([204, undefined]);
  expect(await votes()).not.toEqual(before);
});

test.each([
  { path: '/terms', useful: 'yes' },
  { path: '//evil.example.com', useful: 'yes' },
  { path: '/website-safety', useful: 'yes' },
  { path: '/website-safety/', useful: 'perhaps' },
  { path: '/website-safety/' },
])('%o counts nothing and leads nowhere else', async (fields: Record<string, string>) => {
  const before = await votes();
  const answer = await say(fields);
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/']);
  expect(await votes()).toEqual(before);
});

test('pressed for fun it is counted ten times and no more', async () => {
  const strict = await openTestSite({ change: (config) => ({ ...config, MODE: 'production' }), pages: true });
  for (let time = 0; time < 12; time += 1)
    expect((await say({ path: '/website-safety/', useful: 'no' }, strict)).statusCode).toBe(303);
  expect(await strict.db.selectFrom('page_votes').select('no').execute()).toEqual([{ no: 10 }]);
  await strict.close();
});

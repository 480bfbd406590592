import { afterEach, expect, test } from 'vitest';
import { liveAd } from '#tests/support/ads/posting.ts';
import { openTestSite, type TestSite } from '#tests/support/site/test-site.ts';
import { openCachedSite } from '#tests/support/site/cached-site.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';

let site: TestSite;
afterEach(() => site.close());

const AGENT = { 'user-agent': 'one phone' };
const forwarded = (chain: string) => ({ ...AGENT, 'x-forwarded-for': chain });

async function openWith(settings: Record<string, string>): Promise<string> {
  site = await openTestSite({ pages: true, settings });
  return postOne();
}

async function postOne(): Promise<string> {
  await givePlan(site, site.people.asha.id, 4);
  return (await liveAd(site)).url;
}

async function countedViews(): Promise<number> {
  await site.app.close();
  const rows = await site.db.selectFrom('ad_figures_daily').select('views').execute();
  return rows.reduce((sum, { views }) => sum + views, 0);
}

test('without a proxy of ours, one visitor who claims twenty addresses looked once', async () => {
  const url = await openWith({});
  for (let time = 0; time < 20; time += 1) await site.get(url, undefined, forwarded(`203.0.113.${time}`));
  expect(await countedViews()).toBe(1);
});

test('a cached page is counted by the same address as one that was rendered', async () => {
  const cached = await openCachedSite();
  site = cached;
  const url = await postOne();
  await cached.untilCached(url);
  for (let time = 0; time < 20; time += 1) await cached.read(url, forwarded(`203.0.113.${time}`));
  await site.get(url, undefined, forwarded('203.0.113.99'));
  // Without a name for its browser the reader who waited for the page is nobody: a machine.
  expect(await countedViews()).toBe(1);
});

test('behind one proxy the entry that it wrote counts, not those that the visitor wrote before it', async () => {
  const url = await openWith({ TRUST_PROXY: '1' });
  for (let time = 0; time < 20; time += 1)
    await site.get(url, undefined, forwarded(`203.0.113.${time}, 198.51.100.7`));
  await site.get(url, undefined, forwarded('198.51.100.8'));
  expect(await countedViews()).toBe(2);
});

test('behind proxies known by their networks the last address outside of them counts', async () => {
  const url = await openWith({ TRUST_PROXY: '127.0.0.0/8, 10.0.0.0/8, fd00::/8' });
  for (let time = 0; time < 20; time += 1)
    await site.get(url, undefined, forwarded(`203.0.113.${time}, 198.51.100.7, 10.0.0.3, fd00::5`));
  await site.get(url, undefined, forwarded('10.9.9.9, 198.51.100.8, ::ffff:10.0.0.3'));
  expect(await countedViews()).toBe(2);
});

test.each([
  ['off', '127.0.0.1'],
  ['1', '198.51.100.7'],
  ['2', '203.0.113.5'],
  ['127.0.0.1', '198.51.100.7'],
  ['127.0.0.1, 198.51.100.0/24', '203.0.113.5'],
  ['192.0.2.0/24', '127.0.0.1'],
])('with TRUST_PROXY=%s a login is remembered as one from %s', async (TRUST_PROXY, address) => {
  site = await openTestSite({ settings: { TRUST_PROXY } });
  await site.post(
    '/api/user/login',
    { email: 'asha@example.com', password: 'not this one' },
    undefined,
    forwarded('192.0.2.1, 203.0.113.5, 198.51.100.7'),
  );
  const { key } = await site.db
    .selectFrom('limits')
    .select('key')
    .where('key', 'like', 'login:address:%')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(key).toMatch(new RegExp(`^login:address:${address.replaceAll('.', '\\.')}/`));
});

test.each([
  ['192.0.2.0/24', false],
  ['127.0.0.0/8', true],
])('with the proxies in %s, an id named from 127.0.0.1 is taken over: %s', async (TRUST_PROXY, isTaken) => {
  site = await openTestSite({ settings: { TRUST_PROXY } });
  const answer = await site.get('/api/ad/getAllAds', undefined, { 'x-request-id': 'from-the-proxy-1' });
  expect(answer.headers['x-request-id'] === 'from-the-proxy-1').toBe(isTaken);
});

test('what is no address in the header is nobody’s address, and does not break the answer', async () => {
  const url = await openWith({ TRUST_PROXY: '1' });
  for (const nonsense of ['unknown', '"><script>', '203.0.113.5:4711', '', ', ,', '999.1.1.1'])
    expect((await site.get(url, undefined, forwarded(nonsense))).statusCode).toBe(200);
});

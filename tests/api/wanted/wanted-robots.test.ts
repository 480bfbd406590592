import { afterEach, expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { openMatchSite } from '#tests/support/wanted/match-site.ts';

const site = useOpened(() => openMatchSite({ pages: true }));
afterEach(() => site.clear());

const SLUG = '18-22-in-straight-or-wavy-black-hair-never-coloured-150-g';
const INDEXED = 'indexed';
const NO_INDEX = 'noindex,follow';
/** What the page says to search engines, with its status. */
const askRobot = async (path: string, who?: 'asha' | 'bela' | 'dara') => {
  const { statusCode, body } = await site.get(path, who);
  return [statusCode, /<meta name="robots" content="([^"]*)"/.exec(body)?.[1] ?? INDEXED];
};
const daysAgo = (days: number) => new Date(site.clock.now.getTime() - days * DAY_MS);
const sitemap = async () => (await site.get('/sitemaps/pages.xml')).body;
const LIST = 'http://localhost:3000/wanted</loc>';

test('the list is for search engines as long as somebody looks for hair, and in the sitemap just as long', async () => {
  expect([await askRobot('/wanted'), (await sitemap()).includes(LIST)]).toEqual([[200, NO_INDEX], false]);
  await site.ask({ ends_at: site.clock.now });
  await site.ask({ status: 'pending_review', published_at: null });
  expect([await askRobot('/wanted'), (await sitemap()).includes(LIST)]).toEqual([[200, NO_INDEX], false]);
  await site.ask();
  // What was cached hears of it a moment later.
  await expect.poll(() => askRobot('/wanted')).toEqual([200, INDEXED]);
  await expect.poll(sitemap).toContain(LIST);
});

test('narrowed or paged it is none, nor is what is somebody’s own', async () => {
  for (let each = 0; each < 25; each += 1) await site.ask();
  const { next } = (await site.get('/api/wanted/browse')).json();
  for (const path of ['/wanted?colour=black', '/wanted?order=ending', `/wanted?after=${next}`])
    expect(await askRobot(path), path).toEqual([200, NO_INDEX]);
  for (const path of ['/wanted/new', '/wanted/mine'])
    expect(await askRobot(path, 'bela'), path).toEqual([200, NO_INDEX]);
  expect(await askRobot('/wanted/mine/ads', 'asha')).toEqual([200, NO_INDEX]);
});

type Asked = NonNullable<Parameters<typeof site.ask>[0]>;

test.each<[string, () => Asked, who: 'bela' | 'dara' | undefined, said: [number, string]]>([
  ['live', () => ({}), undefined, [200, INDEXED]],
  ['just ended by the clock', () => ({ ends_at: site.clock.now }), undefined, [200, NO_INDEX]],
  [
    'ended by its owner 29 days ago',
    () => ({ status: 'ended', ended_at: daysAgo(29) }),
    undefined,
    [200, NO_INDEX],
  ],
  ['ended thirty days ago', () => ({ status: 'ended', ended_at: daysAgo(30) }), undefined, [410, NO_INDEX]],
  ['the same, for its owner', () => ({ status: 'ended', ended_at: daysAgo(30) }), 'bela', [200, NO_INDEX]],
  ['deleted', () => ({ status: 'deleted', deleted_at: daysAgo(1) }), undefined, [410, NO_INDEX]],
  [
    'waiting, for its owner',
    () => ({ status: 'pending_review', published_at: null }),
    'bela',
    [200, NO_INDEX],
  ],
  ['waiting, for staff', () => ({ status: 'pending_review', published_at: null }), 'dara', [200, NO_INDEX]],
  ['waiting', () => ({ status: 'pending_review', published_at: null }), undefined, [404, NO_INDEX]],
  [
    'not accepted, for its owner',
    () => ({ status: 'rejected', rejected_why: 'No films.', published_at: null }),
    'bela',
    [200, NO_INDEX],
  ],
  [
    'not accepted',
    () => ({ status: 'rejected', rejected_why: 'No films.', published_at: null }),
    undefined,
    [404, NO_INDEX],
  ],
])('a request that is %s', async (_, differs, who, said) => {
  expect(await askRobot(`/wanted/${await site.ask(differs())}/${SLUG}`, who)).toEqual(said);
});

test('one that is hidden is gone for all but its owner and staff, who find it unlisted', async () => {
  const id = await site.ask();
  await site.db.updateTable('wanted_ads').set({ held: 'check' }).where('id', '=', id).execute();
  const url = `/wanted/${id}/${SLUG}`;
  expect(await askRobot(url)).toEqual([410, NO_INDEX]);
  for (const who of ['bela', 'dara'] as const) expect(await askRobot(url, who)).toEqual([200, NO_INDEX]);
});

test('robots stay away from what each has of their own, and may read all requests', async () => {
  const { body } = await site.get('/robots.txt');
  const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  expect(closed.filter((path) => path.startsWith('/wanted'))).toEqual(['/wanted/new', '/wanted/mine']);
  const isClosed = (path: string) => closed.some((each) => path.startsWith(each));
  expect(['/wanted', `/wanted/0199-aa/${SLUG}`, '/wanted/mine/ads'].map(isClosed)).toEqual([
    false,
    false,
    true,
  ]);
});

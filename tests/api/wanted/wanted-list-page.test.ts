import { afterEach, expect, test } from 'vitest';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { openMatchSite } from '#tests/support/wanted/match-site.ts';

const site = useOpened(() => openMatchSite({ pages: true }));
afterEach(() => site.clear());

const mainOf = async (path: string, who?: 'asha' | 'bela' | 'dara') =>
  /<main[\s\S]*<\/main>/.exec((await site.get(path, who)).body)?.[0] ?? '';

test('a length that makes no sense stays in its box, beside what is wrong with it', async () => {
  const page = await mainOf('/wanted?length=99');
  expect(page).toMatch(/<input[^>]*id="length"[^>]*value="99"/);
  expect(page).toContain('Enter a length between 5 and 60 inches');
});

test.each([
  [undefined, [false, true]],
  ['asha', [true, true]],
  ['bela', [true, true]],
  ['dara', [false, false]],
] as const)('the way to their own requests, and to a new one: %s', async (who, ways) => {
  const page = await mainOf('/wanted', who);
  expect(['/wanted/mine', '/wanted/new'].map((way) => page.includes(`href="${way}"`))).toEqual(ways);
});

test('search engines find every request that is live, by the sitemap and from page to page', async () => {
  const [live, waits] = [await site.ask(), await site.ask({ status: 'pending_review', published_at: null })];
  expect((await site.get('/sitemap.xml')).body).toContain('/sitemaps/wanted-1.xml</loc>');
  const { body } = await site.get('/sitemaps/wanted-1.xml');
  expect(body).toContain(
    `/wanted/${live}/18-22-in-straight-or-wavy-black-hair-never-coloured-150-g</loc><lastmod>`,
  );
  expect(body).not.toContain(waits);
  expect((await site.get('/sitemaps/wanted-2.xml')).statusCode).toBe(404);
  for (let each = 0; each < 24; each += 1) await site.ask();
  expect(await mainOf('/wanted')).toMatch(/rel="next"[^>]*>More requests/);
});

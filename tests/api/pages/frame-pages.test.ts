import { expect, test } from 'vitest';
import { HAIR_CATEGORIES } from '#rules/hair/hair-words.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });

test('the menus tell how many ads each category has', async () => {
  const countBlack = async () => {
    const { body } = await site.get('/terms');
    return /href="\/hair-categories\/hair-colour\/black"[^>]*>(?:<[^>]*>)*\s*Black.*?>([\d,]+) /.exec(
      body.replaceAll('<!-- -->', ''),
    )?.[1];
  };
  expect(await countBlack()).toBe('0');
  await insertAd(site.db, site.people.asha.id, site.clock.now, { colour: 'black' });
  await expect.poll(countBlack).toBe('1');
});

test.each(['/', '/all-ads', '/terms', '/no-such-page'])(
  '%s says that it is HTML of today: browsers show anything else by the rules of 1998',
  async (path) => {
    for (const who of [undefined, 'asha'] as const)
      expect((await site.get(path, who)).body.toLowerCase()).toMatch(/^<!doctype html><html/);
  },
);

test('the site map leads to every category and every page of words', async () => {
  const { statusCode, body } = await site.get('/sitemap');
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  expect(statusCode).toBe(200);
  for (const { url } of HAIR_CATEGORIES) expect(main).toContain(`href="${url}"`);
  const leads = [...main.matchAll(/href="([^"]+)"/g)].map(([, url]) => String(url));
  for (const url of new Set(leads)) {
    const answer = await site.get(url);
    expect([200, 302], url).toContain(answer.statusCode);
  }
});

test.each([
  [undefined, '/login?next=%2F.well-known%2Fchange-password'],
  ['asha', '/seller/seller-profile/settings#password-form'],
  ['bela', '/buyer/buyer-profile/settings#password-form'],
  ['dara', '/super-admin-user/settings#password-form'],
] as const)('a password manager brings %s to %s', async (who, page) => {
  const answer = await site.get('/.well-known/change-password', who);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, page]);
  if (who) expect((await site.get(page, who)).body).toContain('id="password-form"');
});

test('a question without an answer shows what most people ask, and is noted once for staff', async () => {
  const ask = () => site.get('/faq?q=Unicorn+mane');
  const [first, again] = [await ask(), await ask()];
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(first.body).toContain('Most asked');
  expect(first.body).toContain('/contact-us?text=Unicorn%20mane');
  expect((await site.get('/faq?q=plan')).body).not.toContain('Most asked');
  for (const q of ['Unicorn mane', 'Unicorn mane', 'plan']) await site.postForm('/faq/missed', { q });
  const misses = site.db.selectFrom('search_misses').select('search').where('words', '=', 'unicorn mane');
  expect(await misses.execute()).toEqual([{ search: { help: true } }]);
});

test.each([
  ['with nothing', 'q=%00'],
  ['with half a letter', 'q=%ED%A0%80'],
  ['without end', `q=${'x'.repeat(9000)}`],
  ['as a list', 'q[]=1&q=2'],
  ['of one sign', '%F0%9F%92%A9'],
  ['cut off', 'q=%'],
])('a query %s breaks no page', async (_kind, query) => {
  for (const path of ['/', '/faq', '/contact-us', '/customer-service', '/sitemap', '/about', '/terms'])
    expect((await site.get(`${path}?${query}`)).statusCode, path).toBeLessThan(500);
});

import { expect, test } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });

const readHome = async (prefs?: string) =>
  (await site.get('/', undefined, prefs === undefined ? {} : { cookie: `prefs=${prefs}` })).body.replaceAll(
    '<!-- -->',
    '',
  );

test('the first screen tells somebody outside India that it is for them too', async () => {
  const page = await readHome();
  expect(page).toContain('Not in India? This is for you too. Sellers say which countries they post to');
  expect(page).toMatch(/<a href="\/your-country\?next=\/"[^>]*>Choose your country<\/a>/);
  expect(await readHome('to=any')).toContain('Choose your country</a>');
});

test('whoever chose a country reads its name; in India it says whom one meets', async () => {
  expect(await readHome('to=DE')).toContain(
    'Your country is Germany: <a href="/all-ads">see hair that sellers post there</a>, or sell your own.',
  );
  const atHome = await readHome('to=IN');
  expect(atHome).toContain('Buyers and sellers here live in India and all over the world.');
  expect(atHome).not.toContain('Not in India?');
});

test('nobody is asked where they are: without a choice all languages and addresses get one page', async () => {
  const pages = await Promise.all(
    ['de-DE', 'en-IN', 'fr'].map((language) => site.get('/', undefined, { 'accept-language': language })),
  );
  const words = pages.map(({ body }) => /Not in India\?[^/]*/.exec(body)?.[0]);
  expect(new Set(words).size).toBe(1);
  expect(words[0]).toContain('This is for you too');
});

test('the frame names help as the specification does', async () => {
  const page = await readHome();
  expect([...page.matchAll(/href="\/faq">Help &amp; FAQ&#x27;s</g)].length).toBeGreaterThanOrEqual(2);
  expect(page).not.toMatch(/FAQs/);
});

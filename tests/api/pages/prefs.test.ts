import { expect, test } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });

async function choose(fields: Record<string, string>, cookie = '') {
  const answer = await site.postForm('/prefs', fields, undefined, { cookie });
  return { answer, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
}

test('units, currency and theme are saved, and the next page is rendered with them', async () => {
  const { answer, cookie } = await choose({
    length: 'cm',
    weight: 'oz',
    currency: 'EUR',
    theme: 'dark',
    next: '/faq?q=cut',
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/faq?q=cut']);
  expect(answer.headers['set-cookie'], 'for a year').toContain('Max-Age=31536000;');
  const page = (await site.get('/faq', undefined, { cookie })).body;
  expect(page).toContain('data-theme="dark"');
  for (const chosen of ['value="cm" selected', 'value="oz" selected', 'value="EUR" selected'])
    expect(page).toContain(chosen);
});

test('a closed banner is left out by the server, and the theme stays', async () => {
  const dark = await choose({ theme: 'dark' });
  const closed = await choose({ 'close-banner': 'yes' }, dark.cookie);
  const page = (await site.get('/', undefined, { cookie: closed.cookie })).body;
  expect(page).not.toContain('data-banner');
  expect(page).toContain('data-theme="dark"');
});

test.each(['prefs=%00', 'prefs=theme=<script>', `prefs=${'x'.repeat(3000)}`, 'prefs='])(
  'a cookie that makes no sense (%.20s) is no cookie',
  async (cookie) => {
    const page = await site.get('/terms', undefined, { cookie });
    expect([page.statusCode, page.body.includes('data-theme="system"')]).toEqual([200, true]);
  },
);

test.each([
  '//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/\\evil.example',
])('nobody is sent to another site by %s', async (next) =>
  expect((await choose({ next })).answer.headers.location).toBe('/'),
);

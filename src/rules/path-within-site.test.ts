import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathWithinSite } from './path-within-site.ts';

const ORIGINS = ['https://fairhank.example', 'http://localhost:3000'];

test.each([
  ['/all-ads?q=black', '/all-ads?q=black'],
  ['/saved#ad-3', '/saved#ad-3'],
  ['/how-to-buy-hair-online/', '/how-to-buy-hair-online/'],
  [
    '/ad/काले-बाल?q=लंबे',
    '/ad/%E0%A4%95%E0%A4%BE%E0%A4%B2%E0%A5%87-%E0%A4%AC%E0%A4%BE%E0%A4%B2?q=%E0%A4%B2%E0%A4%82%E0%A4%AC%E0%A5%87',
  ],
  ['/a/../faq', '/faq'],
  ['/all-ads?back=//evil.example', '/all-ads?back=//evil.example'],
])('%s is a place of this site', (asked, path) => expect(pathWithinSite(asked)).toBe(path));

test.each([
  null,
  undefined,
  '',
  'faq',
  '//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/.%2E//evil.example',
  '/x/..//evil.example',
  '/x/../..//evil.example',
  '/./\\evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.\r//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '///evil.example',
  '/\u2028/evil.example\n',
  'https://evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.example',
  '/a\nb',
  `/${'a'.repeat(2000)}`,
  '/\ud800',
])('%j is none', (asked) => expect(pathWithinSite(asked)).toBeUndefined());

/** What people who want to lead somebody astray write, in any order. */
const PARTS = [
  '/ // \\ . .. %2e %2E %2f %5c @ : ? # ; http: https: javascript: evil.example x % %00 %09 %0a [ ] |'.split(
    ' ',
  ),
  [...'\t\n\r \u0000\u00a0\u2044\u2215\uff0f\u29f8\u3002\ufeff\u200b\u2028', '\ud800'],
].flat();
const hostile = fc.array(fc.constantFrom(...PARTS), { maxLength: 12 }).map((parts) => parts.join(''));

test.each(ORIGINS)('whatever is asked, nobody leaves %s', (origin) => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        hostile.map((rest) => `/${rest}`),
        fc.string({ unit: 'binary' }),
      ),
      (asked) => {
        const path = pathWithinSite(asked);
        if (path === undefined) return;
        const reached = new URL(path, `${origin}/some/page?x=1`);
        expect(reached.origin).toBe(origin);
        expect(reached.username + reached.password).toBe('');
        // What is sent is what a browser makes of it: nothing is left for it to tidy, and asking again changes nothing.
        expect(reached.pathname + reached.search + reached.hash).toBe(path);
        expect(pathWithinSite(path)).toBe(path);
      },
    ),
    { numRuns: 20_000 },
  );
});

test('where it leads is where a browser would have gone', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const asked = `/x${path}?${query}`;
      const url = new URL(asked, 'https://fairhank.example');
      fc.pre(!url.pathname.startsWith('//'));
      expect(pathWithinSite(asked)).toBe(url.pathname + url.search);
    }),
  );
});

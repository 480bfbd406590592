import { expect, test } from 'vitest';
import { sitemapFile, sitemapIndex } from './write-sitemap.ts';

test('an index names its files, a file its pages, and no sign breaks the XML', () => {
  expect(sitemapIndex('https://fairhank.example', ['/sitemaps/pages.xml'])).toContain(
    '<sitemap><loc>https://fairhank.example/sitemaps/pages.xml</loc></sitemap>',
  );
  const file = sitemapFile('https://fairhank.example', [
    { url: '/ad/1/a&b', changedAt: '2026-11-15T00:00:00.000Z' },
    { url: '/faq' },
  ]);
  expect(file).toContain('<loc>https://fairhank.example/ad/1/a&#38;b</loc><lastmod>2026-11-15T00:00:00.000Z');
  expect(file).toContain('<url><loc>https://fairhank.example/faq</loc></url>');
});

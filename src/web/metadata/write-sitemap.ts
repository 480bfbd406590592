import { escapeXml } from './machine-answer.ts';

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export type SitemapUrl = { url: string; changedAt?: string };

export const sitemapIndex = (origin: string, files: readonly string[]) =>
  writeXml(
    'sitemapindex',
    files.map((url) => `<sitemap><loc>${escapeXml(origin + url)}</loc></sitemap>`),
  );

export const sitemapFile = (origin: string, places: readonly SitemapUrl[]) =>
  writeXml(
    'urlset',
    places.map(
      ({ url, changedAt }) =>
        `<url><loc>${escapeXml(origin + url)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`,
    ),
  );

const writeXml = (element: string, rows: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${SCHEMA}">\n${rows.join('\n')}\n</${element}>\n`;

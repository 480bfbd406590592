import { xmlText } from './machine-answer.ts';

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export type Place = { url: string; changedAt?: string };

export const sitemapIndex = (origin: string, files: readonly string[]) =>
  written(
    'sitemapindex',
    files.map((url) => `<sitemap><loc>${xmlText(origin + url)}</loc></sitemap>`),
  );

export const sitemapFile = (origin: string, places: readonly Place[]) =>
  written(
    'urlset',
    places.map(
      ({ url, changedAt }) =>
        `<url><loc>${xmlText(origin + url)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`,
    ),
  );

const written = (element: string, rows: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${SCHEMA}">\n${rows.join('\n')}\n</${element}>\n`;

import { data } from 'react-router';
import { HAIR_CATEGORIES } from '#rules/hair/hair-words.ts';
import type { Route } from './+types/sitemap-file-route.ts';
import { WORD_LINKS } from '../frame/nav/site-links.ts';
import { machineAnswer } from './machine-answer.ts';
import { type SitemapUrl, sitemapFile } from './write-sitemap.ts';
import { marketContext, siteContext } from '../request/page-context.ts';
import { orRefusedPage } from '../request/refused-page.ts';

const PAGES: readonly SitemapUrl[] = [
  { url: '/' },
  { url: '/all-ads' },
  ...[...HAIR_CATEGORIES, ...WORD_LINKS].map(({ url }) => ({ url })),
];

export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const file = Number(/^ads-([1-9]\d{0,4})\.xml$/.exec(params.name)?.[1]);
  if (params.name !== 'pages.xml' && !file) throw data(null, { status: 404 });
  const places = file ? await orRefusedPage(context.get(marketContext).ads.forSitemap(file)) : PAGES;
  if (places.length === 0) throw data(null, { status: 404 });
  return machineAnswer(
    sitemapFile(context.get(siteContext).origin, places),
    'application/xml; charset=utf-8',
  );
}

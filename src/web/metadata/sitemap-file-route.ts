import { data } from 'react-router';
import { HAIR_CATEGORIES } from '#rules/hair/hair-words.ts';
import { isListForSearchEngines } from '#rules/wanted/wanted-list.ts';
import type { Market } from '#market/market.ts';
import type { Route } from './+types/sitemap-file-route.ts';
import { WORD_LINKS } from '../frame/nav/site-links.ts';
import { machineAnswer } from './machine-answer.ts';
import { type SitemapUrl, sitemapFile } from './write-sitemap.ts';
import { marketContext, siteContext } from '../request/page-context.ts';
import { orRefusedPage } from '../request/refused-page.ts';

const WANTED: SitemapUrl = { url: '/wanted' };
const PAGES: readonly SitemapUrl[] = [
  { url: '/' },
  { url: '/all-ads' },
  ...[...HAIR_CATEGORIES, ...WORD_LINKS].map(({ url }) => ({ url })),
];

const NUMBERED = /^(?<of>ads|wanted)-(?<file>[1-9]\d{0,4})\.xml$/;

export async function loader({ params: { name }, context }: Route.LoaderArgs): Promise<Response> {
  const { of, file } = NUMBERED.exec(name)?.groups ?? {};
  if (name !== 'pages.xml' && !of) throw data(null, { status: 404 });
  const market = context.get(marketContext);
  const menu = of === 'wanted' ? market.wanted : market.ads;
  const places = of ? await orRefusedPage(menu.forSitemap(Number(file))) : await listPages(market);
  if (places.length === 0) throw data(null, { status: 404 });
  return machineAnswer(
    sitemapFile(context.get(siteContext).origin, places),
    'application/xml; charset=utf-8',
  );
}

async function listPages({ wanted }: Market): Promise<readonly SitemapUrl[]> {
  const files = await orRefusedPage(wanted.sitemapFiles());
  return isListForSearchEngines(files) ? [...PAGES, WANTED] : PAGES;
}

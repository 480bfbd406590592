import type { Route } from './+types/sitemap-index-route.ts';
import { machineAnswer } from './machine-answer.ts';
import { sitemapIndex } from './write-sitemap.ts';
import { marketContext, siteContext } from '../request/page-context.ts';
import { orRefusedPage } from '../request/refused-page.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { ads, wanted } = context.get(marketContext);
  const files = [
    '/sitemaps/pages.xml',
    ...listFiles('ads', await orRefusedPage(ads.sitemapFiles())),
    ...listFiles('wanted', await orRefusedPage(wanted.sitemapFiles())),
  ];
  return machineAnswer(
    sitemapIndex(context.get(siteContext).origin, files),
    'application/xml; charset=utf-8',
  );
}

const listFiles = (of: 'ads' | 'wanted', count: number): string[] =>
  Array.from({ length: count }, (_none, place) => `/sitemaps/${of}-${place + 1}.xml`);

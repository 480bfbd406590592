import type { Route } from './+types/sitemap-index-route.ts';
import { machineAnswer } from './machine-answer.ts';
import { sitemapIndex } from './write-sitemap.ts';
import { marketContext, siteContext } from '../request/page-context.ts';
import { orRefusedPage } from '../request/refused-page.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const files = await orRefusedPage(context.get(marketContext).ads.sitemapFiles());
  const ads = Array.from({ length: files }, (_none, place) => `/sitemaps/ads-${place + 1}.xml`);
  const index = sitemapIndex(context.get(siteContext).origin, ['/sitemaps/pages.xml', ...ads]);
  return machineAnswer(index, 'application/xml; charset=utf-8');
}

import type { TestSite } from '../site/test-site.ts';
import type { AccessVisitor } from './access-verdicts.ts';
import { makeThing } from './access-things.ts';
import type { PageRow, PageVerdict } from './page-verdicts.ts';

export type PageVisit = { path: string; wanted: PageVerdict; about: string; form?: Record<string, string> };

/** Where somebody finds a page, and of a page that shows somebody's thing: their own, and somebody else's. */
export async function listPageVisits(site: TestSite, row: PageRow, who: AccessVisitor): Promise<PageVisit[]> {
  if ('who' in row) return [{ path: row.at, wanted: row.who[who], about: who }];
  const visits: PageVisit[] = [];
  for (const whose of ['own', 'others'] as const) {
    const thing = await makeThing(row.thing, site, who, whose);
    // Steps of posting name the ad in their form as well.
    const form = { ...('adId' in thing && { draft: String(thing.adId), version: '1' }), ...row.form };
    visits.push({ path: row.at(thing as never), wanted: row[whose][who], about: `${who}, ${whose}`, form });
  }
  return visits;
}

/** Where React Router asks for what a page shows. */
export function dataAddress(path: string, more: Record<string, string> = {}): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const asked = new URLSearchParams([...searchParams, ...Object.entries(more)]);
  return `${pathname === '/' ? '/_' : pathname}.data${asked.size > 0 ? `?${asked}` : ''}`;
}

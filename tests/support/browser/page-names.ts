import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#web/routes.ts';

/** Every route of the site as its table writes it, with the name of the page alone, without what it stands in. */
export const PAGE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(listPages(routes));

function listPages(entries: readonly RouteConfigEntry[], parent = ''): [path: string, name: string][] {
  return entries.flatMap(({ path, index, children, id, file }): [string, string][] => {
    const own = index ? parent || '/' : `${parent}/${path ?? ''}`;
    return children ? listPages(children, own) : [[own, id ?? file.replace(/\.tsx?$/, '')]];
  });
}

/** Any site will do: only whether the path leaves it is asked. */
const SITE = 'https://site.invalid';
const LONGEST = 2000;
/** Browsers drop some of these silently and turn the others round; no page of ours has them in its address. */
// oxlint-disable-next-line no-control-regex
const MISLEADING = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/u;

/**
 * Where a form, a link or a cookie may send somebody: a path of this site, as a browser understands it, or undefined.
 * Read twice, because reading tidies: '/.//evil.example' is a path, and what comes of it is another site.
 */
export function pathWithinSite(asked: string | null | undefined): string | undefined {
  if (!asked?.startsWith('/') || asked.length > LONGEST || !asked.isWellFormed()) return undefined;
  if (MISLEADING.test(asked)) return undefined;
  const path = readPath(asked);
  return path !== undefined && readPath(path) === path ? path : undefined;
}

function readPath(asked: string): string | undefined {
  const url = URL.parse(asked, SITE);
  return url?.origin === SITE ? url.pathname + url.search + url.hash : undefined;
}

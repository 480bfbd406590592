// Fails the build when what a page loads at first has grown past what a cheap phone on a slow line can bear.
// Asked of the build itself, route by route; tests/browser/frame/first-load.spec.ts asks the same of a real browser.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';

const CLIENT = 'build/client';
const KB = 1024;
const MAX_PAGE_BYTES = { text: 15 * KB, page: 150 * KB, styles: 20 * KB, fonts: 75 * KB };
/** Pages of words only: they never need the router. */
const TEXT_PAGES =
  /^(?:content\/(?:about|faq|website-safety|how-to-buy-hair-online|how-do-i-sell-my-hair-online|terms|privacy|accessibility|site-map)|cases\/(?:contact-us|customer-service)|frame\/not-found)-page$/;

const build = (await import(pathToFileURL(resolve('build/server/index.js')).href)) as ServerBuild;
const assets = readdirSync(join(CLIENT, 'assets')).map((name) => `/assets/${name}`);
const named = (pattern: RegExp) => assets.filter((path) => pattern.test(path));
const gzipped = (path: string) => gzipSync(readFileSync(join(CLIENT, path))).length;
const plain = (path: string) => statSync(join(CLIENT, path)).size;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** What the router would load for a route if it hydrated. Its text also names the scripts that the page asks for. */
function listModules(id: string): string[] {
  const route = build.assets.routes[id];
  return route ? [route.module, ...(route.imports ?? [])] : [];
}

function listParents(id: string): string[] {
  const parent = build.routes[id]?.parentId;
  return parent ? [...listParents(parent), id] : [id];
}

function listScripts(id: string): string[] {
  const chain = listParents(id);
  const routed = chain.flatMap(listModules);
  const texts = routed.map((path) => readFileSync(join(CLIENT, path), 'utf8'));
  const asked = named(/\.js$/).filter((path) => texts.some((text) => text.includes(path)));
  const hydrates = chain.some(
    (each) => (build.routes[each]?.module.handle as { hydrate?: boolean } | undefined)?.hydrate,
  );
  const { entry, url } = build.assets;
  return [...new Set([...asked, ...(hydrates ? [url, entry.module, ...entry.imports, ...routed] : [])])];
}

const listStyles = (id: string) => [
  ...new Set(listParents(id).flatMap((each) => build.assets.routes[each]?.css ?? [])),
];

type Budget = { what: string; bytes: number; most: number };
const pages = Object.keys(build.routes).filter((id) => build.routes[id]?.module.default !== undefined);
const heaviest = (what: string, ids: string[], most: number, files: (id: string) => string[]): Budget => {
  const [worst] = ids
    .map((id) => ({ id, bytes: sum(files(id).map(gzipped)) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  return { what: `${what}, gzip (${worst?.id ?? 'none'})`, bytes: worst?.bytes ?? 0, most };
};
const budgets: Budget[] = [
  heaviest(
    'script of a text page',
    pages.filter((id) => TEXT_PAGES.test(id)),
    MAX_PAGE_BYTES.text,
    listScripts,
  ),
  ...['home/home', 'ads/list/all-ads', 'ads/list/hair-category', 'ads/show/ad'].map((name) =>
    heaviest(
      `script of ${name}`,
      pages.filter((id) => id === `${name}-page`),
      MAX_PAGE_BYTES.page,
      listScripts,
    ),
  ),
  heaviest('script of any page', pages, MAX_PAGE_BYTES.page, listScripts),
  heaviest('styles of any page', pages, MAX_PAGE_BYTES.styles, listStyles),
  {
    what: 'fonts',
    bytes: sum(named(/-latin-wght-normal-.*\.woff2$/).map(plain)),
    most: MAX_PAGE_BYTES.fonts,
  },
];

for (const { what, bytes, most } of budgets) {
  const isWithin = bytes > 0 && bytes <= most;
  console.log(`${isWithin ? 'fine' : 'TOO MUCH'}: ${what}: ${(bytes / KB).toFixed(1)} of ${most / KB} KB`);
  if (!isWithin) process.exitCode = 1;
}

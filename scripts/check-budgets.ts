// Fails the build when what a page loads at first has grown past what a cheap phone on a slow line can bear.
// Asked of the build itself, route by route; tests/browser/frame/first-load.spec.ts asks the same of a real browser.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';

const CLIENT = 'build/client';
const KB = 1024;
const MAX_PAGE_BYTES = { styles: 23 * KB, fonts: 75 * KB };
/**
 * The script of any page; pages that reckon while somebody types may take a little more. Each new route, also of staff,
 * costs every page about 50 bytes of the router's list.
 */
const MAX_SCRIPT = { gzip: 145 * KB, brotli: 128 * KB, files: 12 };
const MAX_RECKONING_SCRIPT = { gzip: 155 * KB, brotli: 136 * KB, files: 14 };
/** Staff work at it all day: their desk is loaded once. */
const MAX_STAFF_SCRIPT = { gzip: 145 * KB, brotli: 129 * KB, files: 12 };
const RECKONING = /^(?:hair-price-calculator|post|bundles|kept-bundle)-/;

const build = (await import(pathToFileURL(resolve('build/server/index.js')).href)) as ServerBuild;
const assets = readdirSync(join(CLIENT, 'assets')).map((name) => `/assets/${name}`);
const named = (pattern: RegExp) => assets.filter((path) => pattern.test(path));
const gzipped = (path: string) => statSync(join(CLIENT, `${path}.gz`)).size;
const brotli = (path: string) => statSync(join(CLIENT, `${path}.br`)).size;
const plain = (path: string) => statSync(join(CLIENT, path)).size;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

function listParents(id: string): string[] {
  const parent = build.routes[id]?.parentId;
  return parent ? [...listParents(parent), id] : [id];
}

const isOfStaff = (id: string) => listParents(id).includes('staff-area');

/** What a file names, with all that those files name: the entry asks for React only after the page has loaded. */
function listImports(path: string): string[] {
  const text = readFileSync(join(CLIENT, path), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(([, name]) => `/assets/${name}`);
}

function listScripts(id: string): string[] {
  const { entry, url, routes } = build.assets;
  const first = [url, entry.module, ...named(/\/hydrate-.*\.js$/)];
  const routed = listParents(id).flatMap((each) => [
    routes[each]?.module ?? [],
    ...(routes[each]?.imports ?? []),
  ]);
  const found = new Set<string>([...first, ...entry.imports, ...routed.flat()]);
  for (const path of found) if (path.endsWith('.js')) for (const each of listImports(path)) found.add(each);
  return [...found];
}

const listStyles = (id: string) => [
  ...new Set(listParents(id).flatMap((each) => build.assets.routes[each]?.css ?? [])),
];

type Budget = { what: string; amount: number; most: number; unit: 'KB' | 'files' };
const pages = Object.keys(build.routes).filter((id) => build.routes[id]?.module.default !== undefined);
const reckoning = pages.filter((id) => RECKONING.test(id));
const staff = pages.filter(isOfStaff);
const others = pages.filter((id) => !RECKONING.test(id) && !isOfStaff(id));

function heaviest(what: string, ids: string[], most: number, measure: (id: string) => number): Budget {
  const [worst] = ids.map((id) => ({ id, amount: measure(id) })).toSorted((a, b) => b.amount - a.amount);
  const unit = most < KB ? 'files' : 'KB';
  return { what: `${what} (${worst?.id ?? 'none'})`, amount: worst?.amount ?? 0, most, unit };
}

const scriptBudgets = (what: string, ids: string[], most: typeof MAX_SCRIPT): Budget[] => [
  heaviest(`${what}, gzip`, ids, most.gzip, (id) => sum(listScripts(id).map(gzipped))),
  heaviest(`${what}, brotli`, ids, most.brotli, (id) => sum(listScripts(id).map(brotli))),
  heaviest(`${what}, files`, ids, most.files, (id) => listScripts(id).length),
];

const budgets: Budget[] = [
  ...scriptBudgets('script of any page', others, MAX_SCRIPT),
  ...scriptBudgets('script of a page of staff', staff, MAX_STAFF_SCRIPT),
  ...scriptBudgets('script of a page that reckons', reckoning, MAX_RECKONING_SCRIPT),
  heaviest('styles of any page, gzip', pages, MAX_PAGE_BYTES.styles, (id) =>
    sum(listStyles(id).map(gzipped)),
  ),
  {
    what: 'fonts',
    amount: sum(named(/-latin-wght-normal-.*\.woff2$/).map(plain)),
    most: MAX_PAGE_BYTES.fonts,
    unit: 'KB',
  },
];

for (const { what, amount, most, unit } of budgets) {
  const isWithin = amount > 0 && amount <= most;
  const [used, allowed] = unit === 'KB' ? [(amount / KB).toFixed(1), most / KB] : [amount, most];
  console.log(`${isWithin ? 'fine' : 'TOO MUCH'}: ${what}: ${used} of ${allowed} ${unit}`);
  if (!isWithin) process.exitCode = 1;
}

// Schemas check what arrives at the server; in a browser they would be 25 KB that nobody asked for.
for (const path of named(/\.js$/))
  if (readFileSync(join(CLIENT, path), 'utf8').includes('ZodError')) {
    console.log(`TOO MUCH: zod in ${path}`);
    process.exitCode = 1;
  }

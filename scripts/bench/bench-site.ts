// How fast the site is, how its cost grows, and what the machine could do at best, side by side in one run:
//   npm run bench                          10,000, 100,000 and 1,000,000 ads; the report lies in .bench/
//   npm run bench -- --sizes 10000,100000  other numbers; the middle one is where pages and API are measured
//   npm run bench -- --seconds 2           shorter loads
//   npm run bench -- --no-browser          without what a browser measures
//   npm run bench -- --only-fill           fills the databases and measures nothing: for that nobody needs a quiet machine
//   npm run bench -- --data /big/disk      where the filled databases are, else .bench/data
// The filled databases stay, so that the next run begins at once. It ends with 1 when a number is missed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { load } from './load/load.ts';
import { measureDeeds } from './load/people-at-work.ts';
import { atMost } from './measure/asked-figures.ts';
import { measureByBench, readBudgets } from './measure/figure-lines.ts';
import { fillAll, folderFor, offersFolderFor } from './measure/fill-all.ts';
import { measureGrowth } from './measure/growth.ts';
import { measureOverload } from './measure/overloaded.ts';
import { measureRendered } from './measure/rendered.ts';
import { readMemory, readMemoryOfChild, startBareServer, startBenchSite } from './measure/servers.ts';
import { bestOfEach, measureUpperBounds } from './measure/upper-bounds.ts';
import { describeMachine, type Report, writeReport } from './measure/write-report.ts';

const { values: flags } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '4' },
    data: { type: 'string', default: '.bench/data' },
    browser: { type: 'boolean', default: true },
    'only-fill': { type: 'boolean', default: false },
  },
  allowNegative: true,
});
const sizes = flags.sizes.split(',').map(Number);
const seconds = Number(flags.seconds);
const [smallest = 10_000] = sizes;
const largest = sizes.at(-1) ?? smallest;
const main = sizes.includes(100_000) ? 100_000 : smallest;
const folder = '.bench';
const MEMORY_MB = 350;
const OVERLOAD_SECONDS = 10;
const GROWTH_SECONDS = 1;
/** Of benches that by themselves ask more often. */
const SHORT = ['--runs', '100'];
const BROTLI = { 'accept-encoding': 'br' };
const began = performance.now();
mkdirSync(folder, { recursive: true });

const report: Report = {
  machine: describeMachine(),
  main,
  pages: [],
  limits: [],
  api: [],
  signedIn: [],
  deeds: [],
  growth: [],
  figures: [],
  parts: [],
};
/** What an empty Node takes: the best that memory and start could be. */
const bound = { memory: '', start: '' };
const say = (text: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`);
const dataDir = (size: number) => folderFor(flags.data, size);

await part('filling what is not there yet', () => fillAll(flags.data, sizes, say, largest));
if (flags['only-fill']) process.exit(0);
await part('pages from the cache, API, people', measurePages);
await part('rendered pages', async () => {
  const most = await measureRendered(report, dataDir(main), { seconds, folder, say });
  noteMemory('every page rendered', most);
});
for (const size of sizes)
  await part(`growth: ${size.toLocaleString('en-GB')} ads`, async () => {
    report.growth.push(await measureGrowth(dataDir(size), size, { seconds: GROWTH_SECONDS }));
  });
await part('list API at the greatest size', measureLargest);
await part('offers, bundles, wanted', measureDealings);
await part('overload', () => {
  const kept = report.limits.find(({ form }) => form === 'brotli')?.kept;
  const refusal = `${kept?.p99.toFixed(0)} ms, a cached page`;
  const best = { goodput: '100 %', refusal, normal: '0 s' };
  report.figures.push(...measureOverload(dataDir(smallest), OVERLOAD_SECONDS, best));
});
await part('bytes, Lighthouse, what a hand feels', measureClient);
const minutes = (performance.now() - began) / 60_000;
report.figures.push(atMost('the whole run', minutes, 20, 'min', ''));
rmSync(join(folder, 'nginx'), { recursive: true, force: true });
const missed = writeReport(folder, report);
say(`the report is in ${folder}/report.md`);
say(missed.length === 0 ? 'all numbers are met' : `NOT met: ${missed.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function part(name: string, act: () => Promise<void> | void): Promise<void> {
  say(name);
  const from = performance.now();
  await act();
  report.parts.push({ name, seconds: (performance.now() - from) / 1000 });
}

async function measurePages(): Promise<void> {
  await measureEmptyNode();
  const cold = await startBenchSite(dataDir(main));
  await cold.stop();
  const site = await startBenchSite(dataDir(main));
  const startSeconds = Math.min(cold.startedMs, site.startedMs) / 1000;
  report.figures.push(atMost('second start, to its first page', startSeconds, 2, 's', bound.start));
  const paths = await findPaths(site.url);
  for (const [name, path] of Object.entries(paths)) {
    say(`kept: ${name}`);
    report.pages.push({ name, path, kept: await load(site.url + path, { seconds, headers: BROTLI }) });
  }
  say('limits');
  report.limits = await measureUpperBounds(site.url + (paths['all ads'] ?? ''), folder, seconds);
  await measureApi(site.url);
  say('people');
  const { seller, deeds } = await measureDeeds(site.url, dataDir(main));
  report.deeds = deeds;
  const darkroom = readMemoryOfChild(site.pid, 'darkroom');
  report.figures.push(atMost('memory of the first photo process', darkroom, 130, 'MB', bound.memory));
  await measureMembers(site.url, seller.cookie);
  noteMemory('kept pages, API and people', readMemory(site.pid).most);
  await site.stop();
}

async function measureEmptyNode(): Promise<void> {
  const empty = await startBareServer(Buffer.from('.'), folder);
  bound.memory = `${readMemory(empty.pid).most} MB, an empty node:http`;
  bound.start = `${(empty.startedMs / 1000).toFixed(1)} s, an empty node:http`;
  await empty.stop();
}

/** By turns, as a browser that runs script and one that does not: the cookie `js` is all the difference. */
async function measureMembers(url: string, cookie: string): Promise<void> {
  const list = `${url}/all-ads`;
  const { visitor, member } = await bestOfEach(
    {
      visitor: { url: list, headers: BROTLI },
      member: { url: list, headers: { ...BROTLI, cookie: `${cookie}; js=1` } },
    },
    Math.max(1, seconds / 2),
  );
  const headers = { ...BROTLI, cookie };
  const whole = await load(list, { seconds, headers });
  const asked = { seconds, headers: { ...BROTLI, cookie: `${cookie}; js=1` } };
  const me = await load(`${url}/me`, asked);
  if (visitor && member) report.members = { visitor, member, whole, me };
  const pages = { 'all ads': '/all-ads', 'own ads': '/seller/seller-profile', offers: '/offers' };
  for (const [name, path] of Object.entries(pages))
    report.signedIn.push({ name, ...(await load(url + path, { seconds, headers })) });
}

async function measureApi(url: string): Promise<void> {
  const asked = {
    'list, newest': '/api/ad/getAllAds',
    'list, three filters': '/api/ad/getAllAds?colour=black&texture=straight&ethnicity=indian',
    'keyword search': '/api/ad/getAllAds?q=silky%20braided',
    'search with a slip': '/api/ad/getAllAds?q=silkky%20brown',
    suggestions: '/api/search/suggest?q=bla',
    'price estimate':
      '/api/price/estimate?length=20in&weight=100&colour=black&ethnicity=indian&treatment=virgin',
  };
  for (const [name, path] of Object.entries(asked)) {
    say(`API: ${name}`);
    report.api.push({ name, ...(await load(url + path, { seconds })) });
  }
}

async function measureLargest(): Promise<void> {
  const site = await startBenchSite(dataDir(largest));
  await load(`${site.url}/api/ad/getAllAds`, { seconds: 2 });
  report.apiAtMost = await load(`${site.url}/api/ad/getAllAds`, { seconds });
  await site.stop();
}

async function findPaths(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/ad/getAllAds?limit=1`);
  const { items } = (await answer.json()) as { items: { url: string }[] };
  return {
    home: '/',
    'all ads': '/all-ads',
    category: '/hair-categories/hair-colour/black',
    'filtered list': '/all-ads?colour=black&texture=straight&maxPrice=300&sort=longest',
    'ad page': items[0]?.url ?? '/',
    'text page': '/faq',
  };
}

function noteMemory(what: string, most: number): void {
  report.figures.push(
    atMost(`memory of one process under load: ${what}`, most, MEMORY_MB, 'MB', bound.memory),
  );
}

/** Each by a bench of its own, among the most ads. */
function measureDealings(): void {
  const kept = ['--data', dataDir(largest), '--ads', String(largest)];
  report.figures.push(
    ...measureByBench('offers', [
      '--data',
      offersFolderFor(flags.data, largest),
      '--ads',
      String(largest),
      ...SHORT,
    ]),
    ...measureByBench('bundles', [...kept, ...SHORT]),
    ...measureByBench('wanted', [...kept, '--wanted', String(largest / 20), ...SHORT]),
  );
}

/** What a browser loads and does: bytes for each kind of page, Lighthouse, and how soon a hand is answered. */
function measureClient(): void {
  // It ends with 1 when one is missed: that is said in the report, and not instead of it.
  report.budgets = spawnSync(process.execPath, ['scripts/check-budgets.ts'], { encoding: 'utf8' }).stdout;
  report.figures.push(...readBudgets(report.budgets));
  if (flags.browser) report.figures.push(...measureByBench('lighthouse'), ...measureByBench('touch'));
}

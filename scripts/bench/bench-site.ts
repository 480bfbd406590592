// How fast the site is, how its cost grows, and what the machine could do at best, side by side in one run:
//   npm run bench                          10,000, 100,000 and 1,000,000 ads; the report lies in .bench/
//   npm run bench -- --sizes 10000,100000  other numbers; the middle one is where pages and API are measured
//   npm run bench -- --huge                also 10,000,000 ads: that takes an hour to fill
//   npm run bench -- --seconds 2           shorter loads
//   npm run bench -- --no-lighthouse       without the browser's part
//   npm run bench -- --data /big/disk      where the filled databases are, else .bench/data
// The filled databases stay, so that the next run begins at once. It ends with 1 when a number is missed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fillAt, measureGrowth } from './measure/growth.ts';
import { measureUpperBounds } from './measure/upper-bounds.ts';
import { canTakeTurns, load, steadyLoad } from './load/load.ts';
import { measureDeeds } from './load/people-at-work.ts';
import { describeMachine, type Report, writeReport } from './measure/write-report.ts';
import { readMemory, type Running, startBenchSite } from './measure/servers.ts';

const { values: flags } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    huge: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '4' },
    data: { type: 'string', default: '.bench/data' },
    lighthouse: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const sizes = [...flags.sizes.split(',').map(Number), ...(flags.huge ? [10_000_000] : [])];
const seconds = Number(flags.seconds);
const main = sizes.includes(100_000) ? 100_000 : (sizes[0] ?? 10_000);
const folder = '.bench';
const RENDERED_PER_SECOND = 400;
const PAGES_IN_TURN = 100;
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
  facts: [],
};
const say = (text: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`);
// Another set of migrations needs another database.
const release = createHash('sha256')
  .update(readdirSync('src/platform/postgres/migrations').join())
  .digest('hex')
  .slice(0, 8);
const dataDir = (size: number) => join(resolve(flags.data), `${size}-${release}`);

say(
  `filling ${sizes.map((size) => size.toLocaleString('en-GB')).join(', ')} ads, where they are not there yet`,
);
// Each into a PostgreSQL of its own: the largest takes one core, the others together less than the other.
const filled = await Promise.all(sizes.map((size) => fillAt(dataDir(size), size)));
for (const [at, size] of sizes.entries())
  if ((filled[at] ?? 0) > 1000)
    report.facts.push({
      what: `filling ${size.toLocaleString('en-GB')} ads`,
      value: `${((filled[at] ?? 0) / 1000).toFixed(0)} s`,
    });
await measurePages();
for (const size of sizes) {
  say(`growth: ${size.toLocaleString('en-GB')} ads`);
  report.growth.push(await measureGrowth(dataDir(size), size, Math.max(1, Math.round(seconds / 2))));
}
measureClient();
const minutes = (performance.now() - began) / 60_000;
report.facts.push({
  what: 'the whole run',
  value: `${minutes.toFixed(1)} min`,
  limit: '< 20 min',
  isMet: minutes < 20,
});
const missed = writeReport(folder, report);
say(`the report is in ${folder}/report.md`);
say(missed.length === 0 ? 'all numbers are met' : `NOT met: ${missed.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function measurePages(): Promise<void> {
  const cold = await startBenchSite(dataDir(main));
  await cold.stop();
  const site = await startBenchSite(dataDir(main));
  report.facts.push({
    what: 'cold start of a set-up site to its first page',
    value: `${(Math.min(cold.startedMs, site.startedMs) / 1000).toFixed(1)} s`,
    limit: '≤ 3 s',
    isMet: Math.min(cold.startedMs, site.startedMs) <= 3000,
  });
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
  for (const [name, path] of Object.entries({ ...paths, 'own ads': '/seller/seller-profile' }))
    report.signedIn.push({
      name,
      ...(await load(site.url + path, { seconds, headers: { cookie: seller.cookie } })),
    });
  noteMemory('memory of the site, with kept pages', site);
  await site.stop();
  await measureRendered(paths);
}

/**
 * For a visitor with a cookie no page is cached: every request is rendered. Then once more with nothing cached at all,
 * not even the figures that stand on every page.
 */
async function measureRendered(paths: Record<string, string>): Promise<void> {
  // As browsers ask: what is rendered for one reader is also compressed for them.
  const headers = { cookie: 'visit=1', ...BROTLI };
  const site = await startBenchSite(dataDir(main));
  for (const page of report.pages) {
    say(`rendered: ${page.name}`);
    await load(site.url + page.path, { seconds: 3, headers });
    page.rendered = await load(site.url + page.path, { seconds, headers });
  }
  if (canTakeTurns) {
    say('rendered: page after page of all ads');
    const turns = await pagesOfAllAds(site.url);
    await load(site.url, { seconds: 2, headers, paths: turns });
    report.pageAfterPage = await load(site.url, { seconds, headers, paths: turns });
  }
  const list = report.pages.find(({ name }) => name === 'all ads')?.rendered;
  const rate = Math.floor(Math.min(RENDERED_PER_SECOND, list?.perSecond ?? 0) / 2);
  const url = site.url + (paths['all ads'] ?? '');
  if (rate > 0) report.halfLoad = { rate, ...(await steadyLoad(url, rate, seconds, headers)) };
  noteMemory('memory of the site, every page rendered', site);
  await site.stop();
  const bare = await startBenchSite(dataDir(main), { PAGE_CACHE_MB: '0' });
  for (const page of report.pages) {
    say(`nothing kept at all: ${page.name}`);
    await load(bare.url + page.path, { seconds: 1 });
    page.anew = await load(bare.url + page.path, { seconds: seconds / 2 });
  }
  await bare.stop();
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

async function pagesOfAllAds(url: string): Promise<string[]> {
  const paths: string[] = [];
  for (let after = ''; paths.length < PAGES_IN_TURN;) {
    const answer = await fetch(`${url}/api/ad/getAllAds${after}`);
    const { next } = (await answer.json()) as { next: string | null };
    if (next === null) break;
    after = `?after=${next}`;
    paths.push(`/all-ads${after}`);
  }
  return paths;
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

function noteMemory(what: string, { pid }: Running): void {
  const { now, most } = readMemory(pid);
  report.facts.push({
    what,
    value: `${now} MB now, ${most} MB at most`,
    limit: '≤ 400 MB',
    isMet: most <= 400,
  });
}

/** What a browser loads: bytes for each kind of page, and Lighthouse. */
function measureClient(): void {
  report.budgets = execFileSync(process.execPath, ['scripts/check-budgets.ts'], { encoding: 'utf8' });
  if (!flags.lighthouse) return;
  say('Lighthouse');
  try {
    report.lighthouse = execFileSync('npm', ['run', '--silent', 'bench', '--', 'lighthouse'], {
      encoding: 'utf8',
      timeout: 300_000,
    });
  } catch (error) {
    report.lighthouse = `not measured: ${error instanceof Error ? error.message : String(error)}`;
  }
}
rmSync(join(folder, 'nginx'), { recursive: true, force: true });

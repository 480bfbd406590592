// Measures the search for hair that goes together: the walk along the index, the search itself, and the whole page.
//   npm run bench -- bundles                        among 1,000,000 ads
//   npm run bench -- bundles --ads 100000           among fewer
//   npm run bench -- bundles --data /some/folder    keeps the database there, and uses the one that is there
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { listCandidates } from '#market/bundles/find/list-candidates.ts';
import { toSums } from '#market/bundles/to-sums.ts';
import { openContext } from '#market/context.ts';
import { JOB_NAMES } from '#market/jobs.ts';
import { readRates } from '#market/prices/read-rates.ts';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatform } from '#platform/platform.ts';
import { type BundleNeed, EXAMPLE_NEED } from '#rules/bundles/bundle-need.ts';
import { writeNeed } from '#rules/bundles/bundle-need-words.ts';
import { searchBundles } from '#rules/bundles/search/find-bundles.ts';
import type { FoundBundles } from '#rules/bundles/search/found-bundles.ts';
import { fillWithAds } from './load/fill-with-ads.ts';
import { startBenchSite } from './measure/servers.ts';
import { countMissed, sayFigure } from './measure/figure-lines.ts';

const { values: flags } = parseArgs({
  options: {
    ads: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    runs: { type: 'string', default: '200' },
  },
});
const RUNS = Number(flags.runs);
const WARM_UP = 20;
const AT_ONCE = 20;
const LIST = '/all-ads?colour=black';
/** What is asked of a rendered list at half load. */
const LIST_P99_MS = 80;
const WATCH = resolve(import.meta.dirname, 'measure/watch-event-loop.ts');
/** PostgreSQL counts what was read a moment after it was read. */
const COUNTED_AFTER_MS = 1_500;

/** What people ask for: mostly the example, a little changed; now and then much of many kinds. */
const NEEDS: readonly BundleNeed[] = [
  EXAMPLE_NEED,
  { ...EXAMPLE_NEED, grams: 240, halfInches: 40 },
  { ...EXAMPLE_NEED, spread: 2, textures: ['straight'] },
  { ...EXAMPLE_NEED, colours: ['brown', 'chestnut'], grams: 200 },
  { ...EXAMPLE_NEED, order: 'alike' },
  { ...EXAMPLE_NEED, isOneType: false, spread: 8 },
  { ...EXAMPLE_NEED, colours: ['blonde'], textures: ['wavy', 'curly'], halfInches: 28 },
  { ...EXAMPLE_NEED, isOnlyMeasured: true, country: 'DE' },
  { ...EXAMPLE_NEED, budget: { amount: 90_00, currency: 'GBP' }, order: 'alike' },
  {
    ...EXAMPLE_NEED,
    colours: ['black', 'brown', 'chestnut'],
    treatments: ['virgin', 'dyed'],
    grams: 450,
    spread: 12,
  },
];
/** Each a little different, so that none is answered from the cache. */
const needAt = (turn: number): BundleNeed => {
  const need = NEEDS[turn % NEEDS.length] ?? EXAMPLE_NEED;
  return { ...need, grams: need.grams + (Math.floor(turn / NEEDS.length) % 60) };
};

const dataDir = flags.data ?? mkdtempSync(join(tmpdir(), 'fairhank-bench-'));
mkdirSync(dataDir, { recursive: true });
let listsAsked = 0;
try {
  await measureParts();
  await measurePage();
} finally {
  if (flags.data === undefined) rmSync(dataDir, { recursive: true, force: true });
}
process.exit(countMissed() === 0 ? 0 : 1);

/** The query and the search, each for itself, and whether the query read the table. */
async function measureParts(): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO_DATA: 'off', LOG_LEVEL: 'error' });
  const platform = await openPlatform(config, openLogger('error'), JOB_NAMES);
  try {
    await fillWithAds(platform.owner, Number(flags.ads));
    const ctx = openContext(platform, null, 'bench');
    const rates = await readRates(ctx);
    const before = await countTableReads(ctx.db);
    const [queries, searches]: [number[], number[]] = [[], []];
    let most = { hanks: 0, bins: 0, steps: 0 };
    for (let turn = 0; turn < RUNS + WARM_UP; turn += 1) {
      const need = needAt(turn);
      const began = performance.now();
      const { hanks } = await listCandidates(ctx, need, []);
      const walked = performance.now();
      const { looked } = toTheEnd(searchBundles(need, toSums(need, rates), hanks));
      if (turn < WARM_UP) continue;
      queries.push(walked - began);
      searches.push(performance.now() - walked);
      most = {
        hanks: Math.max(most.hanks, looked.hanks),
        bins: Math.max(most.bins, looked.bins),
        steps: Math.max(most.steps, looked.steps),
      };
    }
    sayFigure('query, p95', at(queries, 0.95), 'ms', { atMost: 80 });
    sayFigure('search, p95', at(searches, 0.95), 'ms', { atMost: 60 });
    console.log(
      `at most ${most.hanks} hanks, ${most.bins} bins, ${most.steps.toLocaleString('en-GB')} steps`,
    );
    sayFigure('times the table was read through', (await countTableReads(ctx.db)) - before, '', {
      atMost: 0,
    });
  } finally {
    await platform.close();
  }
}

/** As a reader meets it, over HTTP; then many at once, and what lists say to that. */
async function measurePage(): Promise<void> {
  const log = join(dataDir, 'event-loop.log');
  rmSync(log, { force: true });
  const site = await startBenchSite(dataDir, {
    TRUST_PROXY: '127.0.0.1',
    NODE_OPTIONS: `--import=${WATCH}`,
    EVENT_LOOP_LOG: log,
  });
  try {
    const pages: number[] = [];
    for (let turn = 0; turn < RUNS + WARM_UP; turn += 1) {
      const taken = await fetchPage(site.url, `/bundles?${writeNeed(needAt(turn))}`, turn);
      if (turn >= WARM_UP) pages.push(taken);
      // Whatever held it up while it started is no search.
      if (turn === WARM_UP) rmSync(log, { force: true });
    }
    const longest = readLongest(log);
    sayFigure('whole page, p95', at(pages, 0.95), 'ms', { atMost: 200 });
    sayFigure('whole page, p99', at(pages, 0.99), 'ms', { atMost: 400 });
    // Of these pages alone: beside them a list of its own, drawn in one go, would be taken for a search.
    sayFigure('the event loop at one thing', longest, 'ms', { atMost: 15 });
    const alone = await measureLists(site.url);
    const work = new AbortController();
    const planners = Array.from({ length: AT_ONCE }, (_, who) => planOn(site.url, who, work.signal));
    const beside = await measureLists(site.url);
    work.abort();
    await Promise.all(planners);
    const [p95Alone, p95Beside] = [at(alone, 0.95), at(beside, 0.95)];
    console.log(
      `lists alone ${at(alone, 0.5).toFixed(1)} and ${p95Alone.toFixed(1)} ms, beside searches ${at(beside, 0.5).toFixed(1)} and ${p95Beside.toFixed(1)} ms, p50 and p95: ${(p95Beside / p95Alone).toFixed(2)} ×`,
    );
    sayFigure(`lists beside ${AT_ONCE} searches, p99`, at(beside, 0.99), 'ms', { atMost: 1.5 * LIST_P99_MS });
  } finally {
    await site.stop();
  }
}

/** The most that one turn of the event loop took of the processor. */
function readLongest(log: string): number {
  const held = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  return Math.max(...held.map((line) => (JSON.parse(line) as { ownMs: number }).ownMs));
}

/** Every list another one: of pages that are kept, nothing would be learnt. */
async function measureLists(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < RUNS; turn += 1)
    times.push(await fetchPage(url, `${LIST}&minWeight=${20 + (listsAsked += 1)}`, turn));
  return times;
}

async function planOn(url: string, who: number, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1)
    await fetchPage(url, `/bundles?${writeNeed(needAt(who * 37 + turn))}`, who * 1_000 + turn, [200, 503]);
}

/** Each from another address: nobody is told to wait. */
async function fetchPage(url: string, path: string, who: number, allowed = [200]): Promise<number> {
  const began = performance.now();
  const address = `10.${who % 200}.${Math.floor(who / 200) % 200}.7`;
  const answer = await fetch(url + path, { headers: { 'x-forwarded-for': address } });
  await answer.arrayBuffer();
  if (!allowed.includes(answer.status)) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - began;
}

async function countTableReads(db: Parameters<typeof listCandidates>[0]['db']): Promise<number> {
  await setTimeout(COUNTED_AFTER_MS);
  const { rows } = await sql<{ reads: string }>`
    select seq_scan as reads from pg_stat_user_tables where relname = 'ads'`.execute(db);
  return Number(rows[0]?.reads);
}

function toTheEnd(search: Generator<undefined, FoundBundles>): FoundBundles {
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
  }
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

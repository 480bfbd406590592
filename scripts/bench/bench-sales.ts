// Measures protected sales among many open ones: what the clock does, the light, payments at once, the page of a sale, and
// what becomes of writes about sales among ten times as many searches as can be served.
//   npm run bench -- sales                          100,000 open sales
//   npm run bench -- sales --sales 10000            fewer
//   npm run bench -- sales --data /some/folder      keeps the database there, and uses the one that is there
// Of every rank who is given up first when too much comes is asked by tests/api/operations/overload.test.ts.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { bindJobs, JOB_NAMES } from '#market/jobs.ts';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatform, type Platform } from '#platform/platform.ts';
import { asOwner } from './load/fill-fast.ts';
import { fillWithAds } from './load/fill-with-ads.ts';
import { fillWithSales } from './load/fill-with-sales.ts';
import { askEvenly, enterLeaving, enterSellers } from './load/sale-pages.ts';
import { openDealers } from './load/sale-people.ts';
import { writeAmongSearches } from './load/writes-among-searches.ts';
import { describeMachine } from './measure/write-report.ts';
import { startBenchSite } from './measure/servers.ts';

const { values: flags } = parseArgs({
  options: {
    sales: { type: 'string', default: '100000' },
    data: { type: 'string' },
    seconds: { type: 'string', default: '20' },
  },
});
const SALES = Number(flags.sales);
const DUE_AT_ONCE = 500;
const LIGHTS = 300;
const WARM_UP = 20;
const PAYERS = 50;
const PAGES_A_SECOND = 100;
const LEAVING = 50;

const folder = flags.data ?? mkdtempSync(join(tmpdir(), 'fairhank-bench-'));
mkdirSync(folder, { recursive: true });
const settings = { DATA_DIR: folder, DEMO_DATA: 'off', LOG_LEVEL: 'silent', SALES: 'on' };
let missed = 0;
try {
  console.log(describeMachine());
  await inProcess();
  await measurePages();
} finally {
  if (flags.data === undefined) rmSync(folder, { recursive: true, force: true });
}
process.exit(missed === 0 ? 0 : 1);

async function inProcess(): Promise<void> {
  const platform = await openPlatform(readConfig(settings), openLogger('silent'), JOB_NAMES);
  try {
    const began = performance.now();
    // Some ads are left over for those who pay.
    await fillWithAds(platform.owner, SALES + 1000);
    await fillWithSales(platform.owner, SALES);
    console.log(`${SALES} open sales are there after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    await measureDeadlines(platform);
    await measureLights(platform);
    await measurePayments(platform);
  } finally {
    await platform.close();
  }
}

/** So many come to the end of their time to post in one minute: each is given back by itself. */
async function measureDeadlines(platform: Platform): Promise<void> {
  const job = bindJobs(platform).find(({ name }) => name === 'keep-sale-deadlines');
  const round = async () => {
    const began = performance.now();
    await job?.run({}, 'bench');
    return performance.now() - began;
  };
  await round();
  say('a round with nothing due', await round(), 2000);
  await asOwner(platform.owner, async (db) => {
    await sql`alter table protected_sales disable trigger user`.execute(db);
    await sql`update protected_sales set ship_by = now() - interval '1 second' where id in
      (select id from protected_sales where state = 'paid' and ship_by > now() limit ${DUE_AT_ONCE})`.execute(
      db,
    );
    await sql`alter table protected_sales enable trigger user`.execute(db);
  });
  const took = await round();
  const { rows } = await sql<{ left: number }>`select count(*)::int as left from protected_sales
    where state in ('paid', 'preparing', 'proved') and ship_by <= now()`.execute(platform.db);
  say(`a round with ${DUE_AT_ONCE} due`, took, 2000);
  say('of these were left', rows[0]?.left ?? 0, 0, '');
}

/** What we add to the provider's own time: its answer is there at once. */
async function measureLights(platform: Platform): Promise<void> {
  const dealers = openDealers(platform);
  const sales = await dealers.listPaid(LIGHTS + WARM_UP);
  const times: number[] = [];
  for (const { id, seller } of sales) {
    await sql`update protected_sales set checked_at = null where id = ${id}`.execute(platform.db);
    const began = performance.now();
    await dealers.checkLight(seller, id);
    times.push(performance.now() - began);
  }
  say('a light is checked, p95', percentile(times.slice(WARM_UP), 0.95), 50);
}

/** Both agreed, the seller is connected, the buyers approved: now all of them come back at once. */
async function measurePayments(platform: Platform): Promise<void> {
  const dealers = openDealers(platform);
  const sales = await dealers.agree(PAYERS);
  const began = performance.now();
  const answers = await Promise.allSettled(sales.map(({ id, buyer }) => dealers.capture(buyer, id)));
  const took = performance.now() - began;
  await bindJobs(platform)
    .find(({ name }) => name === 'reconcile-sales')
    ?.run({}, 'bench');
  const paid = await dealers.countPaid(sales.map(({ id }) => id));
  const refused = answers.filter(({ status }) => status === 'rejected').length;
  console.log(`${PAYERS} payments at once: ${took.toFixed(0)} ms, ${refused} asked to come again`);
  say('lost payments', PAYERS - paid.sales, 0, '');
  say('their books and the provider’s differ by', Math.abs(paid.held - paid.theirs), 0, 'minor units');
}

async function measurePages(): Promise<void> {
  const { DATA_DIR: _folder, DEMO_DATA: _demo, ...rest } = settings;
  const site = await startBenchSite(folder, rest);
  try {
    const pages = await enterSellers(folder, 200);
    const seconds = Number(flags.seconds);
    await askEvenly(site.url, pages, { rate: 30, seconds: 5 });
    const { times, failed } = await askEvenly(site.url, pages, { rate: PAGES_A_SECOND, seconds });
    say(`/sales/{id} at ${PAGES_A_SECOND} a second, p95`, percentile(times, 0.95), 150);
    console.log(`  half of them within ${percentile(times, 0.5).toFixed(0)} ms`);
    say('of them failed', failed, 0, '');
    await measureOverload(site.url);
  } finally {
    await site.stop();
  }
}

/** Whoever calls a sale off gets through, however many search. */
async function measureOverload(url: string): Promise<void> {
  const leaving = await enterLeaving(folder, LEAVING);
  const { peak, searches, shed, written } = await writeAmongSearches(url, leaving);
  console.log(
    `${peak.toFixed(0)} searches a second at most; of ten times as many ${shed} of ${searches} shed`,
  );
  if (shed === 0) say('searches that were shed are too few by', 1, 0, '');
  say(`of ${leaving.length} sales called off meanwhile were shed`, written.refused, 0, '');
  say('of them failed', written.failed, 0, '');
  console.log(`  95 of 100 within ${percentile(written.times, 0.95).toFixed(0)} ms`);
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function say(what: string, value: number, limit: number, unit = 'ms'): void {
  if (value > limit) missed += 1;
  console.log(
    `${what.padEnd(44)}${value.toFixed(0).padStart(8)} ${unit}   at most ${limit}${value > limit ? '   MISSED' : ''}`,
  );
}

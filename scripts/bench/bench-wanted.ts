// Measures requests for hair: the list of them, who wants somebody's hair, and how fast new ads are matched, all while
// every request has its matches.
//   npm run bench -- wanted                        among 1,000,000 ads and 50,000 requests
//   npm run bench -- wanted --ads 100000           among fewer
//   npm run bench -- wanted --data /some/folder    keeps the database there, and uses the one that is there
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import { openContext } from '#market/context.ts';
import { JOB_NAMES } from '#market/jobs.ts';
import { countWantedForAds } from '#market/wanted/for-ad/count-wanted-for-ads.ts';
import { listWantedForAd } from '#market/wanted/for-ad/list-wanted-for-ad.ts';
import { matchAds } from '#market/wanted/matching/match-ads.ts';
import { matchWanted } from '#market/wanted/matching/match-wanted.ts';
import { browseWanted } from '#market/wanted/show/browse-wanted.ts';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatform } from '#platform/platform.ts';
import { ACCOUNT_TYPE, type Account } from '#rules/accounts/account.ts';
import type { BrowseWanted } from '#rules/wanted/wanted-schema.ts';
import { fillWithAds } from './load/fill-with-ads.ts';
import { fillWithMatches, fillWithWanted } from './load/fill-with-wanted.ts';
import { countMissed, sayFigure } from './measure/figure-lines.ts';

const { values: flags } = parseArgs({
  options: {
    ads: { type: 'string', default: '1000000' },
    wanted: { type: 'string', default: '50000' },
    new: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '400' },
    data: { type: 'string' },
  },
});
const RUNS = Number(flags.runs);
const WARM_UP = 20;
const NEW_REQUESTS = 100;
const ROWS_OF_MY_ADS = 24;
const MOST_WANTED = 200;

const ALL: BrowseWanted = {
  colour: [],
  texture: [],
  ethnicity: [],
  treatment: [],
  length: undefined,
  country: undefined,
  order: 'newest',
  after: undefined,
};
/** What people look through the list for. */
const SEARCHES: readonly Partial<BrowseWanted>[] = [
  {},
  { order: 'ending' },
  { order: 'best-paid' },
  { colour: ['black'] },
  { colour: ['black', 'brown'], texture: ['straight', 'wavy'], treatment: ['virgin'] },
  { colour: ['red'], country: 'GB', order: 'best-paid' },
  { ethnicity: ['indian'], length: 40 },
  { texture: ['coily'], treatment: ['bleached-or-highlighted'], country: 'FR', order: 'ending' },
  { length: 76 },
];

const dataDir = flags.data ?? mkdtempSync(join(tmpdir(), 'fairhank-bench-'));
mkdirSync(dataDir, { recursive: true });
try {
  await measure();
} finally {
  if (flags.data === undefined) rmSync(dataDir, { recursive: true, force: true });
}
process.exit(countMissed() === 0 ? 0 : 1);

async function measure(): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO_DATA: 'off', LOG_LEVEL: 'error' });
  const platform = await openPlatform(config, openLogger('error'), JOB_NAMES);
  try {
    await fillWithAds(platform.owner, Number(flags.ads));
    await fillWithWanted(platform.owner, Number(flags.wanted));
    await fillWithMatches(platform.owner);
    const ctx = openContext(platform, null, 'bench');
    await measureList(ctx);
    const fresh = await measureMatching(ctx);
    await measureRequests(ctx);
    const as = (viewer: Account) => openContext(platform, viewer, 'bench');
    await measureForAds(ctx, { ads: fresh, whose: 'new ads' }, as);
    await measureForAds(ctx, { ads: await listMostWanted(ctx), whose: 'the most wanted ads' }, as);
  } finally {
    await platform.close();
  }
}

type Ctx = ReturnType<typeof openContext>;

/** Some pages deep into each, as people scroll. */
async function measureList(ctx: Ctx): Promise<void> {
  const times: number[] = [];
  let after: string | null = null;
  for (let turn = 0; turn < RUNS + WARM_UP; turn += 1) {
    const search = SEARCHES[Math.floor(turn / 4) % SEARCHES.length];
    const page: string | undefined = turn % 4 > 0 ? (after ?? undefined) : undefined;
    const began = performance.now();
    ({ next: after } = await browseWanted(ctx, { ...ALL, ...search, after: page }));
    if (turn >= WARM_UP) times.push(performance.now() - began);
  }
  sayFigure('list, p99', at(times, 0.99), 'ms', { atMost: 30 });
}

/** The newest ads count as just posted: a worker looks at all of them. */
async function measureMatching(ctx: Ctx): Promise<{ id: string; seller_id: string }[]> {
  const { rows: fresh } = await sql<{ id: string; seller_id: string }>`
    select id, seller_id from ads where status = 'live' and held is null
    order by published_at desc, id desc limit ${Number(flags.new)}`.execute(ctx.db);
  const ids = fresh.map(({ id }) => id);
  await ctx.write(({ db }) => sql`delete from matches where ad_id = any(${ids}::uuid[])`.execute(db));
  await ctx.write(({ db }) =>
    sql`insert into ads_to_match (ad_id) select unnest(${ids}::uuid[])
      on conflict (ad_id) do update set turn = uuidv7()`.execute(db),
  );
  const began = performance.now();
  while (await isLeft(ctx, 'ads_to_match')) await matchAds(ctx);
  sayFigure(`${fresh.length} new ads matched`, (performance.now() - began) / 1000, 's', { atMost: 300 });
  const rows = await readPatiently<{ count: number; ads: number; requests: number }>(
    ctx,
    sql`select count(*)::int as count, count(distinct ad_id)::int as ads, count(distinct wanted_id)::int as requests
      from matches`,
  );
  console.log(`${rows[0]?.count} matches of ${rows[0]?.ads} ads and ${rows[0]?.requests} requests`);
  return fresh;
}

/** For comparison: nothing is promised of it. */
async function measureRequests(ctx: Ctx): Promise<void> {
  await ctx.write(({ db }) =>
    sql`insert into wanted_to_match (wanted_id) select id from wanted_ads order by id limit ${NEW_REQUESTS}
      on conflict (wanted_id) do update set turn = uuidv7()`.execute(db),
  );
  const began = performance.now();
  while (await isLeft(ctx, 'wanted_to_match')) await matchWanted(ctx);
  console.log(`one new request matched in ${((performance.now() - began) / NEW_REQUESTS).toFixed(1)} ms`);
}

/** Those that are among the best of hundreds of requests. */
function listMostWanted(ctx: Ctx): Promise<{ id: string; seller_id: string }[]> {
  return readPatiently(
    ctx,
    sql`select ads.id, ads.seller_id
      from (select ad_id from matches group by ad_id order by count(*) desc limit ${MOST_WANTED}) as most
      join ads on ads.id = most.ad_id`,
  );
}

/** What the bench itself wants to know of millions of rows: the site's own statements are cut off long before. */
function readPatiently<Row>(ctx: Ctx, query: RawBuilder<unknown>): Promise<Row[]> {
  return ctx.write(async ({ db }) => {
    await sql`set local statement_timeout = 0`.execute(db);
    return (await query.execute(db)).rows as Row[];
  });
}

type Measured = { ads: readonly { id: string; seller_id: string }[]; whose: string };

async function measureForAds(
  ctx: Ctx,
  { ads, whose }: Measured,
  as: (viewer: Account) => Ctx,
): Promise<void> {
  const [lists, counts]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < RUNS + WARM_UP; turn += 1) {
    const ad = ads[(turn * 37) % ads.length];
    if (!ad) continue;
    const seller = as(viewerFor(ad.seller_id));
    const { rows } = await sql<{ id: string }>`
      select id from ads where seller_id = ${ad.seller_id} and status = 'live'
      order by created_at desc limit ${ROWS_OF_MY_ADS}`.execute(ctx.db);
    const began = performance.now();
    await listWantedForAd(seller, { adId: ad.id });
    const listed = performance.now();
    await countWantedForAds(seller, { adIds: rows.map(({ id }) => id) });
    if (turn < WARM_UP) continue;
    lists.push(listed - began);
    counts.push(performance.now() - listed);
  }
  sayFigure(`who wants my hair, ${whose}, p95`, at(lists, 0.95), 'ms', { atMost: 50 });
  sayFigure(`how many want each of 24, ${whose}, p95`, at(counts, 0.95), 'ms', { atMost: 100 });
}

function viewerFor(id: string): Account {
  return { id, email: '', username: 'bench', role: 'enduser', accountType: ACCOUNT_TYPE.seller };
}

async function isLeft(ctx: Ctx, table: 'ads_to_match' | 'wanted_to_match'): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`
    select exists (select from ${sql.table(table)}) as left`.execute(ctx.db);
  return rows[0]?.left ?? false;
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

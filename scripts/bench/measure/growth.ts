import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { JOB_NAMES } from '#market/jobs.ts';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import type { DatabaseAddress } from '#platform/postgres/database.ts';
import { openPlatform, type Platform } from '#platform/platform.ts';
import { fillWithAds } from '../load/fill-with-ads.ts';
import { fillWithDealings } from '../load/fill-with-dealings.ts';
import { fillWithWanted } from '../load/fill-with-wanted.ts';
import { withDatabase } from '../load/let-in.ts';
import { oneByOne } from '../load/one-by-one.ts';
import { type GrownPage, listGrownPages } from './grown-pages.ts';
import { readMemory, startBenchSite } from './servers.ts';

type Times = { p50: number; p99: number };
export type Growth = {
  size: number;
  memory: number;
  pages: (Pick<GrownPage, 'kind' | 'name'> & Times)[];
};

const ADS_OF_A_REQUEST = 20;

/** As much of everything as a site with so many ads has. */
const fillWithAll = async (owner: DatabaseAddress, size: number): Promise<void> => {
  await fillWithAds(owner, size);
  await fillWithDealings(owner);
  await fillWithWanted(owner, Math.ceil(size / ADS_OF_A_REQUEST));
};

/** Fills a database of that size, unless it is there already, and says how long that took. */
export async function fillAt(
  dataDir: string,
  size: number,
  { migrated, fill = fillWithAll }: { migrated?: string; fill?: typeof fillWithAll } = {},
): Promise<number> {
  if (existsSync(dataDir)) return 0;
  const began = performance.now();
  // Only what is whole has its name: a fill that was interrupted begins anew.
  const unfinished = `${dataDir}.filling`;
  rmSync(unfinished, { recursive: true, force: true });
  // Not by cpSync, which makes folders that others may enter: PostgreSQL starts in none of them.
  if (migrated) execFileSync('cp', ['-a', migrated, unfinished]);
  await withPlatform(unfinished, ({ owner }) => fill(owner, size));
  renameSync(unfinished, dataDir);
  return performance.now() - began;
}

/** An empty database with all migrations, which are then made once for all sizes. */
export async function migrateAt(dataDir: string): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true });
  await withPlatform(dataDir, async () => {});
}

async function withPlatform(dataDir: string, act: (platform: Platform) => Promise<void>): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const config = readConfig({
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    JOBS: 'off',
    LOG_LEVEL: 'warn',
    PORT: '0',
  });
  const platform = await openPlatform(config, openLogger('warn'), JOB_NAMES);
  try {
    await act(platform);
  } finally {
    await platform.close();
  }
}

/** The same questions at each size, one at a time, and nothing cached. */
export async function measureGrowth(
  dataDir: string,
  size: number,
  { seconds, only = () => true }: { seconds: number; only?: (page: GrownPage) => boolean },
): Promise<Growth> {
  const site = await startBenchSite(dataDir, {
    PAGE_CACHE_MB: '0',
    JOBS: 'off',
    SALES: 'on',
    PAYMENT: 'sandbox',
    TRUST_PROXY: '127.0.0.1',
  });
  const asked = (await withDatabase(dataDir, listGrownPages)).filter(only);
  const pages: Growth['pages'] = [];
  for (const { kind, name, path, headers = {} } of asked) {
    const url = site.url + (await findFinalPath(site.url, path, headers));
    pages.push({ kind, name, ...(await oneByOne(url, { seconds, headers })) });
  }
  const memory = readMemory(site.pid).most;
  await site.stop();
  return { size, memory, pages };
}

/** Some addresses are completed by the site: an ad's by its title. Whoever is sent elsewhere sees the error of the measure. */
async function findFinalPath(site: string, path: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(site + path, { headers, redirect: 'manual' });
  await answer.arrayBuffer();
  const location = answer.headers.get('location');
  return location?.startsWith(path) ? location : path;
}

import { mkdirSync } from 'node:fs';
import { readConfig } from '#platform/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatform } from '#platform/platform.ts';
import { fillWithAds } from '../load/fill-with-ads.ts';
import { load } from '../load/load.ts';
import { readMemory, startBenchSite } from './servers.ts';
import { JOB_NAMES } from '#market/jobs.ts';

export type Growth = { size: number; memory: number; p50: Record<string, number> };

/** Fills a database of that size, unless it is there already, and says how long that took. */
export async function fillAt(dataDir: string, size: number): Promise<number> {
  mkdirSync(dataDir, { recursive: true });
  const config = readConfig({
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    JOBS: 'off',
    LOG_LEVEL: 'warn',
    PORT: '0',
  });
  const platform = await openPlatform(config, openLogger('warn'), JOB_NAMES);
  const began = performance.now();
  await fillWithAds(platform.owner, size);
  const took = performance.now() - began;
  await platform.close();
  return took;
}

/** The same questions at each size, one at a time: what is left is the cost of the answer itself. */
export async function measureGrowth(dataDir: string, size: number, seconds: number): Promise<Growth> {
  const site = await startBenchSite(dataDir, { PAGE_CACHE_MB: '0' });
  const answer = await fetch(`${site.url}/api/ad/getAllAds?limit=1&sort=longest`);
  const { items } = (await answer.json()) as { items: { url: string }[] };
  const asked: Record<string, string> = {
    'page: home': '/',
    'page: all ads': '/all-ads',
    'page: category': '/hair-categories/hair-colour/black',
    'page: filtered list': '/all-ads?colour=black&texture=straight&maxPrice=300&sort=longest',
    'page: ad': items[0]?.url ?? '/',
    'API: list': '/api/ad/getAllAds',
    'API: three filters, cheapest a gram first':
      '/api/ad/getAllAds?colour=black&texture=straight&ethnicity=indian&sort=price-per-gram',
    'API: keyword search': '/api/ad/getAllAds?q=silky%20braided',
    'API: a rare word': '/api/ad/getAllAds?q=kalonoru',
    'API: suggestions': '/api/search/suggest?q=bla',
  };
  const p50: Record<string, number> = {};
  for (const [name, path] of Object.entries(asked)) {
    await load(site.url + path, { seconds: 1, connections: 1 });
    p50[name] = (await load(site.url + path, { seconds, connections: 1 })).p50;
  }
  const memory = readMemory(site.pid).most;
  await site.stop();
  return { size, memory, p50 };
}

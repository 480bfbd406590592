import { canTakeTurns, load, steadyLoad } from '../load/load.ts';
import { readMemory, startAskingServer, startBenchSite } from './servers.ts';
import { bestOfEach } from './upper-bounds.ts';
import type { Report } from './write-report.ts';

const PAGES_IN_TURN = 100;
const WARM_UP_SECONDS = 2;
/** As browsers ask: what is rendered for one reader is also compressed for them. A cookie that says nothing keeps the cache out. */
const HEADERS = { cookie: 'visit=1', 'accept-encoding': 'br' };

/** Every page made for each request; then once more with nothing cached at all. Gives back how much memory that took. */
export async function measureRendered(
  report: Report,
  dataDir: string,
  { seconds, folder, say }: { seconds: number; folder: string; say: (text: string) => void },
): Promise<number> {
  const site = await startBenchSite(dataDir);
  for (const page of report.pages) {
    say(`rendered: ${page.name}`);
    await load(site.url + page.path, { seconds: WARM_UP_SECONDS, headers: HEADERS });
    page.rendered = await load(site.url + page.path, { seconds, headers: HEADERS });
  }
  if (canTakeTurns) await measureTurns(report, { url: site.url, dataDir, folder, seconds });
  const { most } = readMemory(site.pid);
  await site.stop();
  const bare = await startBenchSite(dataDir, { PAGE_CACHE_MB: '0' });
  for (const page of report.pages) {
    say(`nothing kept at all: ${page.name}`);
    await load(bare.url + page.path, { seconds: 1 });
    page.anew = await load(bare.url + page.path, { seconds: seconds / 2 });
  }
  await bare.stop();
  return most;
}

/** Page after page of the list, as many as come through and then half as many; both beside a server that does nothing else. */
async function measureTurns(
  report: Report,
  { url, dataDir, folder, seconds }: { url: string; dataDir: string; folder: string; seconds: number },
): Promise<void> {
  const paths = await pagesOfAllAds(url);
  await load(url, { seconds: WARM_UP_SECONDS, headers: HEADERS, paths });
  report.pageAfterPage = await load(url, { seconds, headers: HEADERS, paths });
  const data = paths.map((path) => path.replace('/all-ads?', '/all-ads.data?'));
  await load(url, { seconds: 1, headers: HEADERS, paths: data });
  report.dataAfterData = await load(url, { seconds, headers: HEADERS, paths: data });
  const rate = Math.max(1, Math.floor(report.pageAfterPage.perSecond / 2));
  const half = { seconds: seconds * 2, headers: HEADERS };
  report.halfLoad = { rate, ...(await steadyLoad(url, rate, { ...half, paths })) };
  const page = await fetch(url + (paths[0] ?? '/'), { headers: HEADERS });
  const bound = await startAskingServer(Buffer.from(await page.arrayBuffer()), folder, dataDir);
  const { asked } = await bestOfEach(
    { asked: { url: bound.url, headers: HEADERS } },
    Math.max(1, seconds / 2),
  );
  const steady = await steadyLoad(bound.url, rate, half);
  if (asked) report.bounds = { asked, steady };
  await bound.stop();
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

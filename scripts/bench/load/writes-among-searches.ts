import { closedLoop, openLoop, openVisitors } from './open-loop.ts';
import { askEvenly, type SalePage } from './sale-pages.ts';

const TIMES = 10;
const SECONDS = 10;

/** What becomes of writes about sales while ten times as much is searched for as can be found. */
export async function writeAmongSearches(url: string, writes: readonly SalePage[]) {
  const visitors = openVisitors(url);
  let number = 0;
  // None is kept: each is asked for once.
  const nextPath = () => `/all-ads?q=black+wavy&minWeight=${(number += 1) % 150}&maxPrice=${1000 + number}`;
  await closedLoop(visitors, nextPath, { atOnce: 16, seconds: 3 });
  const alone = await closedLoop(visitors, nextPath, { atOnce: 16, seconds: 4 });
  const peak = alone.filter(({ status }) => status === 200).length / 4;
  const [searches, written] = await Promise.all([
    openLoop(visitors, nextPath, { rate: peak * TIMES, seconds: SECONDS }),
    askEvenly(url, writes, { rate: writes.length / SECONDS, seconds: SECONDS }),
  ]);
  visitors.close();
  return {
    peak,
    searches: searches.length,
    shed: searches.filter(({ status }) => status === 503).length,
    written,
  };
}

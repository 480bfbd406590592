// What the site does when far more comes than it can serve: npm run bench -- overload [--seconds 30]
// Finds the most it can do, then sends 2 and 10 times as much, each request at its time, and looks how soon all is well.
// Pages of ads and lists, each made anew: no cached page helps. All are of one rank, so that what is served has the same
// share of each as at the peak; who is given up first is asked by tests/api/operations/overload.test.ts.
import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { fillAt } from './measure/growth.ts';
import { percentiles } from './load/load.ts';
import { type Answer, closedLoop, openLoop, openVisitors } from './load/open-loop.ts';
import { describeMachine } from './measure/write-report.ts';
import { readMemory, startBenchSite } from './measure/servers.ts';

const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    ads: { type: 'string', default: '10000' },
    data: { type: 'string', default: '.bench/overload' },
  },
});
const seconds = Number(flags.seconds);
const GOODPUT_AT_LEAST = { 2: 0.95, 10: 0.9 };
const REFUSED_WITHIN_MS = 40;
const BACK_WITHIN_MS = 5000;
/** Answers that came later than this helped nobody. */
const USEFUL_MS = 2000;
const WATCHED_SECONDS = 8;

await fillAt(flags.data, Number(flags.ads));
const site = await startBenchSite(flags.data, { PAGE_CACHE_MB: '0' });
const visitors = openVisitors(site.url);
hurry();
const ads = await someAds();
let number = 0;
const ad = (n: number) => ads[n % ads.length] ?? '/';
const PATHS = [
  ad,
  (n: number) => `/all-ads?colour=black&minWeight=${n % 150}`,
  ad,
  (n: number) => `/api/ad/getAllAds?texture=straight&minWeight=${n % 150}`,
];
const nextPath = () => (PATHS[(number += 1) % PATHS.length] ?? String)(number);
const missed: string[] = [];

console.log(describeMachine());
await closedLoop(visitors, nextPath, { atOnce: 16, seconds: 4 });
const peak = await findPeak();
const calm = await openLoop(visitors, nextPath, { rate: peak / 2, seconds: 4 });
const normalMs = Math.max(250, 3 * percentiles(listTimes(calm)).p99);
console.log(`half of that: ${sentence(calm)}; normal is an answer within ${normalMs.toFixed(0)} ms`);
for (const times of [2, 10] as const) await overload(times);
console.log(`memory of the site at most ${readMemory(site.pid).most} MB`);
visitors.close();
await site.stop();
for (const what of missed) console.error(`MISSED: ${what}`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** The load shares the machine with the site: where it may, it goes first, else its own waiting would be measured. */
function hurry(): void {
  try {
    setPriority(constants.priority.PRIORITY_HIGH);
  } catch {
    console.log('the load may not go first on this machine: refusals seem slower than they are');
  }
}

async function someAds(): Promise<string[]> {
  const answer = await fetch(`${site.url}/api/ad/getAllAds`);
  const { items } = (await answer.json()) as { items: { url: string }[] };
  return items.map(({ url }) => url);
}

async function findPeak(): Promise<number> {
  let most = 0;
  for (const atOnce of [8, 16, 32]) {
    const answers = await closedLoop(visitors, nextPath, { atOnce, seconds: Math.min(6, seconds) });
    const rate = goodput(answers);
    console.log(`${atOnce} at once: ${rate.toFixed(0)} a second; ${sentence(answers)}`);
    most = Math.max(most, rate);
  }
  console.log(`peak: ${most.toFixed(0)} a second`);
  return most;
}

async function overload(times: keyof typeof GOODPUT_AT_LEAST): Promise<void> {
  const before = process.cpuUsage();
  const answers = await openLoop(visitors, nextPath, { rate: peak * times, seconds });
  const ended = performance.now();
  const { user, system } = process.cpuUsage(before);
  const busy = (user + system) / 1e4 / seconds;
  const share = goodput(answers) / peak;
  const refused = answers.filter(({ status }) => status === 503);
  const others = answers.filter(({ status }) => status !== 200 && status !== 503);
  const silent = refused.filter(({ retryAfter }) => !retryAfter);
  console.log(`\n${times} × for ${seconds} s: ${sentence(answers)}`);
  judge(
    `${times} ×: goodput ${percent(share)} of peak`,
    `≥ ${percent(GOODPUT_AT_LEAST[times])}`,
    share >= GOODPUT_AT_LEAST[times],
  );
  judge(`${times} ×: neither 200 nor 503: ${others.length}`, '0', others.length === 0);
  judge(
    `${times} ×: 503 without Retry-After: ${silent.length} of ${refused.length}`,
    '0',
    silent.length === 0,
  );
  // From the moment it was written to the socket: that we were late ourselves is no fault of the site.
  const { p50, p99 } = percentiles(refused.map(({ asked, came }) => came - asked));
  judge(
    `${times} ×: a refusal took ${p50.toFixed(0)} ms (half), ${p99.toFixed(0)} ms (99 of 100)`,
    `≤ ${REFUSED_WITHIN_MS} ms`,
    p99 <= REFUSED_WITHIN_MS,
  );
  const late = percentiles(answers.map(({ due, asked }) => asked - due)).p99;
  console.log(`     the load itself: ${busy.toFixed(0)} % of a core, ${late.toFixed(0)} ms late (99 of 100)`);
  const after = await openLoop(visitors, nextPath, { rate: peak / 2, seconds: WATCHED_SECONDS });
  const wrong = after.filter(({ due, came, status }) => status !== 200 || came - due > normalMs);
  const back = Math.max(0, ...wrong.map(({ came }) => came - ended));
  judge(`${times} ×: all is normal ${(back / 1000).toFixed(1)} s after`, '≤ 5 s', back <= BACK_WITHIN_MS);
}

function judge(what: string, target: string, isMet: boolean): void {
  console.log(`${isMet ? 'fine' : 'MISS'} ${what} (target ${target})`);
  if (!isMet) missed.push(`${what}, target ${target}`);
}

/** Good and useful answers a second, over the time in which they came. */
function goodput(answers: readonly Answer[]): number {
  const good = answers.filter(({ status, due, came }) => status === 200 && came - due <= USEFUL_MS);
  const from = Math.min(...answers.map(({ due }) => due));
  const until = Math.max(...answers.map(({ due }) => due));
  return good.length / ((until - from) / 1000);
}

function listTimes(answers: readonly Answer[]): number[] {
  return answers.map(({ due, came }) => came - due);
}

function sentence(answers: readonly Answer[]): string {
  const count = Map.groupBy(answers, ({ status }) => status);
  const told = [...count].map(([status, all]) => `${all.length} × ${status || 'no answer'}`);
  const { p50, p99 } = percentiles(listTimes(count.get(200) ?? []));
  return `${told.join(', ')}; good ones in ${p50.toFixed(0)} ms (half), ${p99.toFixed(0)} ms (99 of 100)`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

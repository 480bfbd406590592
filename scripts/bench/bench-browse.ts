// Measures lists, search, counts and the ad page among many ads, each beside what it may take; ends with 1 if one misses.
//   npm run bench -- browse                         10,000 ads, then 1,000,000
//   npm run bench -- browse --ads 10000,100000   other numbers
//   npm run bench -- browse --data /some/folder  keeps the database there, and uses the one that is there
//   npm run bench -- browse --only words         only what has this in its name
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openContext } from '#market/context.ts';
import { openMarket } from '#market/market.ts';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatform } from '#platform/platform.ts';
import { fillWithAds } from './load/fill-with-ads.ts';
import { type FindTask, tasksIn } from './load/find-hair.ts';
import { JOB_NAMES } from '#market/jobs.ts';

const { values: flags } = parseArgs({
  options: {
    ads: { type: 'string', default: '10000,1000000' },
    data: { type: 'string' },
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '200' },
  },
});
const SIZES = flags.ads.split(',').map(Number);
const RUNS = Number(flags.runs);
const WARM_UP = 10;
/** A list may take so many times as long at the greatest size as at the smallest. */
const MAX_GROWTH = 2;
/** Bad input against a normal search; two measurements of the same thing differ by as much on a machine that is not quiet. */
const MAX_RATIO = 1.15;

type Figures = { median: number; p99: number };
type Row = { task: FindTask; figures: Figures[]; ratios: number[] };

const rows = new Map<string, Row>();
async function measureAt(size: number): Promise<void> {
  const dataDir = flags.data
    ? join(flags.data, String(size))
    : mkdtempSync(join(tmpdir(), 'fairhank-bench-'));
  mkdirSync(dataDir, { recursive: true });
  const config = readConfig({ DATA_DIR: dataDir, DEMO_DATA: 'off', LOG_LEVEL: 'warn' });
  const platform = await openPlatform(config, openLogger('warn'), JOB_NAMES);
  try {
    const started = performance.now();
    await fillWithAds(platform.owner, size);
    console.log(
      `${size.toLocaleString('en-GB')} ads are there after ${seconds(performance.now() - started)} s.`,
    );
    const tasks = await tasksIn(openMarket(openContext(platform, null, 'bench')));
    for (const task of tasks.filter(({ name }) => name.includes(flags.only))) await measure(task);
  } finally {
    await platform.close();
    if (!flags.data) rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(task: FindTask): Promise<void> {
  const [times, others]: [number[], number[]] = [[], []];
  for (let turn = -WARM_UP; turn < RUNS; turn += 1) {
    const place = turn + WARM_UP;
    const taken = await measureTime(() => task.run(place));
    const other = task.against && (await measureTime(() => task.against?.(place)));
    if (turn < 0) continue;
    times.push(taken);
    if (other !== undefined) others.push(other);
  }
  const row = rows.get(task.name) ?? { task, figures: [], ratios: [] };
  const figures = toFigures(times);
  row.figures.push(figures);
  if (others.length > 0) row.ratios.push(figures.median / toFigures(others).median);
  rows.set(task.name, row);
}

async function measureTime(run: () => Promise<unknown> | undefined): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

function toFigures(times: number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}

/** True if everything kept within its limits. */
function report(): boolean {
  console.log(
    `\nmedian / p99 in ms, ${RUNS} runs each, for ${SIZES.map((size) => size.toLocaleString('en-GB')).join(', ')} ads`,
  );
  const missed = [...rows.values()].filter((row) => {
    const faults = listFaults(row);
    console.log(formatRow(row) + (faults.length > 0 ? `   MISSED: ${faults.join(', ')}` : ''));
    return faults.length > 0;
  });
  console.log(`\n${rows.size - missed.length} of ${rows.size} within their limits.`);
  return missed.length === 0;
}

function formatRow({ task, figures, ratios }: Row): string {
  const columns = figures.map(({ median, p99 }) => `${median.toFixed(1)} / ${p99.toFixed(1)}`.padStart(14));
  const growth = `× ${computeGrowth(figures).toFixed(2)}${task.isList ? ` of ${MAX_GROWTH}` : ''}`;
  const beside = ratios.map((ratio) => ratio.toFixed(2)).join(' and ');
  return [
    task.name.padEnd(42) + columns.join(''),
    `p99 at most ${task.limitMs}`,
    growth,
    ...(ratios.length > 0 ? [`${beside} of a normal search, at most ${MAX_RATIO}`] : []),
  ].join('   ');
}

function listFaults({ task, figures, ratios }: Row): string[] {
  return [
    ...(figures.some(({ p99 }) => p99 > task.limitMs) ? ['p99'] : []),
    ...(task.isList && computeGrowth(figures) > MAX_GROWTH ? ['growth'] : []),
    ...(ratios.some((ratio) => ratio > MAX_RATIO) ? ['slower than a normal search'] : []),
  ];
}

const computeGrowth = (figures: Figures[]) => (figures.at(-1)?.median ?? 0) / (figures[0]?.median ?? 1);
const seconds = (ms: number) => (ms / 1000).toFixed(1);

for (const size of SIZES) await measureAt(size);
process.exit(report() ? 0 : 1);

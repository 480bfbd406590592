// Measures lists, search, counts and the ad page among many ads:
//   npm run bench:browse                         10,000 ads, then 1,000,000
//   npm run bench:browse -- --ads 10000,100000   other numbers
//   npm run bench:browse -- --data /some/folder  keeps the database there, and uses the one that is there
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openContext } from '#market/context.ts';
import { type Market, openMarket } from '#market/market.ts';
import { readConfig } from '#platform/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatform, type Platform } from '#platform/platform.ts';
import { AdSearch, ANY_AD } from '#rules/ad-search.ts';
import { HAIR_COLOURS, HAIR_ETHNICITIES, TEXTURES, TREATMENTS } from '#rules/hair.ts';
import { HAIR_CATEGORIES } from '#rules/hair-words.ts';
import { fillWithAds } from './bench-fill.ts';

const { values: flags } = parseArgs({
  options: {
    ads: { type: 'string', default: '10000,1000000' },
    data: { type: 'string' },
    runs: { type: 'string', default: '100' },
  },
});
const SIZES = flags.ads.split(',').map(Number);
const RUNS = Number(flags.runs);
const WARM_UP = 5;

type Figures = { median: number; p99: number };
type Task = { name: string; limitMs: number; isList: boolean; run: (turn: number) => Promise<unknown> };

const results = new Map<string, Figures[]>();
let isOver = false;
async function measureAt(size: number): Promise<Task[]> {
  const dataDir = flags.data
    ? join(flags.data, String(size))
    : mkdtempSync(join(tmpdir(), 'fairhank-bench-'));
  mkdirSync(dataDir, { recursive: true });
  const config = readConfig({ DATA_DIR: dataDir, DEMO_DATA: 'off', LOG_LEVEL: 'warn' });
  const platform = await openPlatform(config, openLogger('warn'));
  try {
    const started = performance.now();
    await fillWithAds(platform.db, size);
    console.log(
      `${size.toLocaleString('en-GB')} ads are there after ${seconds(performance.now() - started)} s.`,
    );
    const tasks = await tasksOver(platform);
    for (const task of tasks)
      results.set(task.name, [...(results.get(task.name) ?? []), await measure(task)]);
    return tasks;
  } finally {
    await platform.close();
    if (!flags.data) rmSync(dataDir, { recursive: true, force: true });
  }
}

async function tasksOver(platform: Platform): Promise<Task[]> {
  const market = openMarket(openContext(platform, null, 'bench'));
  const browse = (search: Partial<AdSearch>) => market.ads.browse({ ...ANY_AD, ...search });
  const page500 = await cursorOfPage(market, 500);
  const ids = (await browse({ limit: 100, sort: 'longest' })).items.map(({ id }) => id);
  const list = { limitMs: 30, isList: true };
  const search = { limitMs: 80, isList: false };
  return [
    { name: 'newest page', ...list, run: () => browse({}) },
    ...HAIR_CATEGORIES.map(({ group, value, url }) => ({
      name: url.replace('/hair-categories/', ''),
      ...list,
      run: () => browse({ [group]: [value] }),
    })),
    { name: 'three filters, by price per gram', ...list, run: (turn) => browse(threeFilters(turn)) },
    {
      name: 'filters and a price range, longest first',
      ...list,
      run: (turn) =>
        browse({ colour: [pick(HAIR_COLOURS, turn)], minPrice: 100_00, maxPrice: 300_00, sort: 'longest' }),
    },
    { name: 'page 500 by its cursor', ...list, run: () => browse({ after: page500 }) },
    { name: 'ad page', ...list, run: (turn) => market.ads.show(pick(ids, turn)) },
    { name: 'text search', ...search, run: (turn) => browse({ q: pick(WORDS, turn) }) },
    { name: 'text search with a slip', ...search, run: (turn) => browse({ q: pick(SLIPS, turn) }) },
    {
      name: 'facet counts',
      ...search,
      run: (turn) => market.ads.facets({ ...ANY_AD, ...threeFilters(turn) }),
    },
    {
      name: 'facet counts with a price range',
      ...search,
      run: (turn) => market.ads.facets({ ...ANY_AD, colour: [pick(HAIR_COLOURS, turn)], maxPrice: 300_00 }),
    },
    {
      name: 'facet counts with words',
      ...search,
      run: (turn) => market.ads.facets({ ...ANY_AD, q: pick(WORDS, turn) }),
    },
    { name: 'a whole list page with its counts', ...search, run: () => market.ads.search(ANY_AD) },
    {
      name: 'a whole page of words with its counts',
      ...search,
      run: (turn) => market.ads.search({ ...ANY_AD, q: pick(WORDS, turn) }),
    },
    ...BAD_INPUT.map(([name, query]) => ({
      name: `bad input: ${name}`,
      ...search,
      run: () => market.ads.search(AdSearch.parse(query)),
    })),
    {
      name: 'suggestions',
      ...search,
      run: (turn) => market.ads.suggest(pick(['bla', 'long br', 'ch', 'thic'], turn)),
    },
  ];
}

const WORDS = [
  'silky braid',
  'thick ponytail',
  'black hair air dried',
  'smoke free',
  'chestnut braid never cut',
  'kolanoru',
  'marisabe',
  'waist length silky',
  '28 inch black glossy under 400',
  'healthy ends washed weekly',
];
const SLIPS = [
  'silkky braid',
  'thikc ponytial',
  'kolanroru',
  'marisbe',
  'helthy ends',
  'glosy black',
  'brade silky',
];

/** What makes no sense must not cost more than what does: a whole list page, words and counts, in the same time. */
const BAD_INPUT: [name: string, query: Record<string, string>][] = [
  ['a broken cursor', { after: '!!!' }],
  ['unknown values', { colour: 'purple', texture: '../..', sort: '__proto__' }],
  ['negative and absurd ranges', { minPrice: '-5', maxPrice: '99999999999999', minLength: '99999in' }],
  ['10 KB of words', { q: 'black '.repeat(1700) }],
  ['10 KB of one word', { q: 'x'.repeat(10_240) }],
  ['SQL', { q: "'; drop table ads; --" }],
  ['a regular expression', { q: '(a+)+$ [[:alpha:]] .* \\p{L}', words: '1' }],
  ['NUL', { q: 'black\0' }],
  ['eight common words', { q: 'silky thick glossy healthy soft smooth shiny strong', words: '1' }],
];

function threeFilters(turn: number): Partial<AdSearch> {
  return {
    colour: [pick(HAIR_COLOURS, turn)],
    ethnicity: [pick(HAIR_ETHNICITIES, Math.floor(turn / 7))],
    texture: [pick(TEXTURES, turn * 3)],
    ...(turn % 2 ? { treatment: [pick(TREATMENTS, turn)] } : {}),
    sort: 'price-per-gram',
  };
}

const pick = <Value>(values: readonly Value[], turn: number): Value => values[turn % values.length] as Value;

async function cursorOfPage(market: Market, number: number): Promise<string> {
  let after: string | null = null;
  for (let page = 0; page < (number * ANY_AD.limit) / 100; page += 1) {
    const { next }: { next: string | null } = await market.ads.browse({
      ...ANY_AD,
      limit: 100,
      ...(after && { after }),
    });
    if (next === null) break;
    after = next;
  }
  return after ?? '';
}

async function measure({ run }: Task): Promise<Figures> {
  for (let turn = 0; turn < WARM_UP; turn += 1) await run(turn);
  const times: number[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    const started = performance.now();
    await run(turn);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { median: at(times, 0.5), p99: at(times, 0.99) };
}

const at = (times: number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

function report(tasks: Task[]): void {
  console.log(
    `\nmedian / p99 in ms, ${RUNS} runs each, for ${SIZES.map((size) => size.toLocaleString('en-GB')).join(', ')} ads`,
  );
  for (const { name, limitMs, isList } of tasks) {
    const figures = results.get(name) ?? [];
    const [first, last] = [figures[0], figures.at(-1)];
    const growth = (last?.median ?? 0) / (first?.median ?? 1);
    const isSlow = (last?.p99 ?? 0) > limitMs || (isList && growth > 2);
    isOver ||= isSlow;
    const columns = figures.map(({ median, p99 }) => `${median.toFixed(1)} / ${p99.toFixed(1)}`.padStart(14));
    console.log(
      `${name.padEnd(42)}${columns.join('')}   × ${growth.toFixed(2)}   at most ${limitMs}${isSlow ? '   OVER' : ''}`,
    );
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);

for (const size of SIZES) {
  const tasks = await measureAt(size);
  if (size === SIZES.at(-1)) report(tasks);
}
process.exit(isOver ? 1 : 0);

import type { Market } from '#market/market.ts';
import { AdSearch } from '#rules/search/search-schema.ts';
import { ANY_AD } from '#rules/search/search-words.ts';
import { HAIR_COLOURS, HAIR_ETHNICITIES, TEXTURES, TREATMENTS } from '#rules/hair/values.ts';
import { HAIR_CATEGORIES } from '#rules/hair/hair-words.ts';

/** Something people do on the way to hair, how long it may take, and whether it may grow with the market. */
export type FindTask = {
  name: string;
  limitMs: number;
  isList: boolean;
  run: (turn: number) => Promise<unknown>;
  /** Not slower than this, taken in turns with it. */
  against?: (turn: number) => Promise<unknown>;
};

const LIST = { limitMs: 30, isList: true };
const SEARCH = { limitMs: 80, isList: false };

/** Everything that is measured, in the order of the report. */
export async function tasksIn(market: Market): Promise<FindTask[]> {
  return [...(await listTasks(market)), ...searchTasks(market), ...badInputTasks(market)];
}

async function listTasks(market: Market): Promise<FindTask[]> {
  const browse = (search: Partial<AdSearch>) => market.ads.browse({ ...ANY_AD, ...search });
  const page500 = await cursorOfPage(market, 500);
  const ids = (await browse({ limit: 100, sort: 'longest' })).items.map(({ id }) => id);
  return [
    { name: 'newest page', ...LIST, run: () => browse({}) },
    ...HAIR_CATEGORIES.map(({ group, value, url }) => ({
      name: url.replace('/hair-categories/', ''),
      ...LIST,
      run: () => browse({ [group]: [value] }),
    })),
    { name: 'three filters, by price per gram', ...LIST, run: (turn) => browse(threeFilters(turn)) },
    {
      name: 'filters and a price range, longest first',
      ...LIST,
      run: (turn) =>
        browse({ colour: [pick(HAIR_COLOURS, turn)], minPrice: 100_00, maxPrice: 300_00, sort: 'longest' }),
    },
    { name: 'page 500 by its cursor', ...LIST, run: () => browse({ after: page500 }) },
    { name: 'ad page', ...LIST, run: (turn) => market.ads.show(pick(ids, turn)) },
  ];
}

function searchTasks({ ads }: Market): FindTask[] {
  return [
    { name: 'text search', ...SEARCH, run: (turn) => ads.browse({ ...ANY_AD, q: pick(WORDS, turn) }) },
    {
      name: 'text search with a slip',
      ...SEARCH,
      run: (turn) => ads.browse({ ...ANY_AD, q: pick(SLIPS, turn) }),
    },
    { name: 'facet counts', ...SEARCH, run: (turn) => ads.facets({ ...ANY_AD, ...threeFilters(turn) }) },
    {
      name: 'facet counts with a price range',
      ...SEARCH,
      run: (turn) => ads.facets({ ...ANY_AD, colour: [pick(HAIR_COLOURS, turn)], maxPrice: 300_00 }),
    },
    {
      name: 'facet counts with words',
      ...SEARCH,
      run: (turn) => ads.facets({ ...ANY_AD, q: pick(WORDS, turn) }),
    },
    { name: 'a whole list page with its counts', ...SEARCH, run: () => ads.search(ANY_AD) },
    { name: 'a whole page of words with its counts', ...SEARCH, run: (turn) => searchFor(ads, turn) },
    {
      name: 'suggestions',
      ...SEARCH,
      run: (turn) => ads.suggest(pick(['bla', 'long br', 'ch', 'thic'], turn)),
    },
  ];
}

const searchFor = (ads: Market['ads'], turn: number) => ads.search({ ...ANY_AD, q: pick(WORDS, turn) });

/**
 * What makes no sense must not cost more than what does: a whole page, list and counts, beside the normal one of its
 * kind: a search by words, or where no words are left, the list that is shown instead.
 */
const badInputTasks = ({ ads }: Market): FindTask[] =>
  BAD_INPUT.map(({ name, query, normal }) => ({
    name: `bad: ${name}`,
    ...SEARCH,
    run: () => ads.search(AdSearch.parse(query)),
    against: (turn) => (normal ? ads.search(AdSearch.parse(normal)) : searchFor(ads, turn)),
  }));

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

type BadInput = { name: string; query: Record<string, string>; normal?: Record<string, string> };

const BAD_INPUT: BadInput[] = [
  { name: 'a broken cursor', query: { after: '!!!' }, normal: {} },
  {
    name: 'a cursor of another order',
    query: { sort: 'price', after: 'WyJuZXdlc3QiLCIyMDI2IiwiMSJd' },
    normal: { sort: 'price' },
  },
  {
    name: 'unknown values',
    query: { colour: 'purple', texture: '../../..', sort: '__proto__' },
    normal: {},
  },
  {
    name: 'negative and absurd ranges',
    query: { minPrice: '-5', maxPrice: '99999999999999', minLength: '99999in' },
    normal: {},
  },
  {
    name: 'ranges on their heads',
    query: { minPrice: '500', maxPrice: '1', minWeight: '900', maxWeight: '1' },
    normal: {},
  },
  { name: 'NUL', query: { q: 'black\0' }, normal: {} },
  { name: '10 KB of a colour', query: { q: 'black '.repeat(1700) }, normal: { q: 'black' } },
  { name: '10 KB of words', query: { q: 'silky thick glossy healthy soft '.repeat(320), words: '1' } },
  { name: '10 KB of one word', query: { q: 'x'.repeat(10_240) } },
  { name: '10 KB of slips', query: { q: 'slky thik glosy helthy sft smoth shny '.repeat(270), words: '1' } },
  { name: 'SQL', query: { q: "'; drop table ads; --" } },
  { name: 'a regular expression', query: { q: '(a+)+$ [[:alpha:]] .* \\p{L}', words: '1' } },
  { name: 'operators of a text query', query: { q: "a & | ! ( ) :* <-> 'x' \\ \"", words: '1' } },
  { name: 'wildcards', query: { q: '%%__%', words: '1' } },
  {
    name: 'eight common words',
    query: { q: 'silky thick glossy healthy soft smooth shiny strong', words: '1' },
  },
  { name: 'words that no ad has', query: { q: 'zzyzx qqqq wxyz jjjj', words: '1' } },
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

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { adIn, insertSeller, loadAds } from '../../support/ads/ad-rows.ts';
import { type TestDatabase, useDatabase } from '../../support/site/test-database.ts';
import { DAY_MS } from '#rules/time.ts';

const database = useDatabase();
beforeAll(async () => {
  await fill(database);
});

/** Enough ads, different enough, that the planner has something to choose by. */
async function fill({ db }: TestDatabase): Promise<void> {
  const sellers = await Promise.all(Array.from({ length: 20 }, () => insertSeller(db)));
  const ads = Array.from({ length: 2000 }, (_, n) => {
    const day = new Date(Date.UTC(2025, 0, 1 + (n % 400)));
    const status = OTHER_STATUSES[n % 20] ?? 'live';
    const seller = adIn(status, sellers[n % 20] ?? '');
    const words = { title: `${n} in ${n % 50 === 0 ? 'silky' : 'plain'} hair from lot ${n * 7919}` };
    const size = { length_mm: 100 + (n % 900), grams: 5 + (n % 700), price: 100 + n * 37 };
    const dates = { published_at: day, expires_at: new Date(day.getTime() + 90 * DAY_MS), created_at: day };
    const sale = status === 'sold' ? { sold_price: 100 + n * 29 } : {};
    return { ...seller, ...words, ...size, ...dates, ...sale, featured_until: n % 200 === 0 ? day : null };
  });
  await loadAds(db, ads.slice(0, 1000));
  await loadAds(db, ads.slice(1000));
  await sql`vacuum analyze ads`.execute(db);
}

const OTHER_STATUSES = ['sold', 'pending_review', 'rejected'] as const;

const SELLER = `'00000000-0000-7000-8000-000000000000'`;
const LIVE = `status = 'live' and held is null and expires_at > '2026-01-01'`;
const AFTER = `(published_at, id) < ('2026-01-01', ${SELLER})`;

/** Each list of the product with the index that must bring its rows in order, with and without a cursor. */
const lists: [name: string, index: string, query: string][] = [
  ['newest', 'ads_live_newest', `where ${LIVE} order by published_at desc, id desc`],
  ['newest, next page', 'ads_live_newest', `where ${LIVE} and ${AFTER} order by published_at desc, id desc`],
  [
    'a length',
    'ads_live_band',
    `where ${LIVE} and band = '25-30-inches' order by published_at desc, id desc`,
  ],
  [
    'a length, next page',
    'ads_live_band',
    `where ${LIVE} and band = '25-30-inches' and ${AFTER} order by published_at desc, id desc`,
  ],
  ['a colour', 'ads_live_colour', `where ${LIVE} and colour = 'black' order by published_at desc, id desc`],
  [
    'a hair type',
    'ads_live_ethnicity',
    `where ${LIVE} and ethnicity = 'indian' order by published_at desc, id desc`,
  ],
  ['cheapest', 'ads_live_price', `where ${LIVE} order by price_usd_cents, id`],
  ['dearest', 'ads_live_price', `where ${LIVE} order by price_usd_cents desc, id desc`],
  ['cheapest a gram', 'ads_live_price_per_gram', `where ${LIVE} order by price_per_gram_usd, id`],
  ['longest', 'ads_live_longest', `where ${LIVE} order by length_mm desc, id desc`],
  ['heaviest', 'ads_live_heaviest', `where ${LIVE} order by grams desc, id desc`],
  [
    'featured',
    'ads_live_featured',
    `where status = 'live' and held is null and featured_until > '2026-01-01'`,
  ],
  [
    'expiry due',
    'ads_live_expiry',
    `where status = 'live' and expires_at <= '2026-01-01' order by expires_at`,
  ],
  ['latest sold', 'ads_sold_newest', `where status = 'sold' and held is null order by sold_at desc, id desc`],
  [
    "a seller's",
    'ads_of_seller',
    `where seller_id = ${SELLER} and status = 'live' and held is null order by created_at desc, id desc`,
  ],
  [
    "a creator's",
    'ads_of_entered_by',
    `where entered_by = ${SELLER} and status = 'live' order by created_at desc, id desc`,
  ],
  ['review queue', 'ads_review_queue', `where status = 'pending_review' order by status_since, id`],
  ['staff, by status', 'ads_by_status', `where status = 'rejected' order by updated_at desc, id desc`],
  [
    'words',
    'ads_live_words',
    `where status = 'live' and held is null and search @@ to_tsquery('hair_words', 'silky')`,
  ],
  [
    'letters of a title',
    'ads_title_letters',
    `where status = 'live' and held is null and title % 'strait blak hair'`,
  ],
];

test.each(lists)('%s: %s', async (_, index, query) => {
  const plan = await database.db.transaction().execute(async (tx) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true)`.execute(
      tx,
    );
    const { rows } = await sql
      .raw<{ 'QUERY PLAN': string }>(`explain select * from ads ${query} limit 24`)
      .execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(new RegExp(`Index Scan (Backward )?(using|on) ${index}\\b`));
  expect(plan).not.toContain('Sort');
});

/** What touches no row of an ad: the hold is part of these indexes, so that a hidden ad is not even met. */
const untouched: [what: string, index: string, query: string][] = [
  [
    'newest',
    'ads_live_newest',
    `select id, colour from ads where ${LIVE} order by published_at desc, id desc`,
  ],
  [
    'of a kind',
    'ads_live_kinds',
    `select id from ads where ${LIVE} and colour = 'black' and texture = 'straight'`,
  ],
  [
    'similar',
    'ads_live_similar',
    `select length_mm from ads where ${LIVE} and colour = 'black' and band = '25-30-inches'`,
  ],
  [
    'sales alike',
    'ads_sold_alike',
    `select grams, sold_usd_cents from ads where status = 'sold' and sold_price > 0 and held is null
       and colour = 'black' and ethnicity = 'indian' and treatment = 'virgin' and not demo`,
  ],
];

test.each(untouched)('%s: %s alone answers', async (_, index, query) => {
  await sql`vacuum analyze ads`.execute(database.db);
  const plan = await database.db.transaction().execute(async (tx) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(
      tx,
    );
    const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain ${query} limit 24`).execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index}\\b`));
});

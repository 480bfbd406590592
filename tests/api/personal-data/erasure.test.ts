import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { PHOTO_FILE_NAMES } from '#platform/photos/photo-files.ts';
import { PERSONAL_DATA } from '#rules/personal-data/every-table.ts';
import { RETENTION } from '#rules/retention/retention.ts';
import {
  CANARY_ADDRESS,
  fillWithCanaries,
  findCanaries,
  listCanaries,
} from '#tests/support/personal-data/canaries.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { unzipBytes } from '#tests/support/personal-data/unzip.ts';
import { GOOD_PASSWORD, openAccount, openVisitor } from '#tests/support/people/visitor.ts';
import { DAY_MS } from '#rules/time.ts';

let rosa: Awaited<ReturnType<typeof leaver>>;
let neha: Awaited<ReturnType<typeof leaver>>;

const site = useSite();
beforeAll(async () => {
  rosa = await leaver('rosacanary');
  neha = await leaver('nehacanary');
}, 60_000);

/** Somebody with a word of their own in every column that can be about them. */
async function leaver(mark: string) {
  const { db, clock, people } = site;
  const person = await openAccount(site, { username: mark, email: `${mark}@example.com` });
  await openVisitor(site).post('/api/user/forgetPassword', { email: person.email });
  const adId = await insertAd(db, person.id, clock.now, { title: `${mark} hair, thirty inches, black` });
  await fillWithCanaries(
    db,
    { mark, id: person.id, email: person.email, otherId: people.bela.id, now: clock.now },
    adId,
  );
  await db
    .insertInto('search_words')
    .values({ word: mark })
    .onConflict((same) => same.doNothing())
    .execute();
  const keys = await db.selectFrom('photos').select('file_key').where('owner_id', '=', person.id).execute();
  for (const { file_key } of keys)
    for (const name of PHOTO_FILE_NAMES)
      await site.platform.photoFiles.put(`${file_key}/${name}`, Buffer.from(`${mark} ${name}`));
  return { ...person, mark, adId, keys: keys.map(({ file_key }) => file_key) };
}

const FORGETTING = ['forget-old-logins', 'forget-old-data', 'forget-old-mails', 'forget-old-limits'];
const runJob = async (name: string) => {
  await site.platform.queue.enqueue(site.db, { name }, {});
  await site.runJobs();
};
const photoFilesOnDisk = () =>
  readdirSync(site.platform.config.DATA_DIR, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(webp|avif)$/.test(name),
  );
const sortTexts = (found: Map<string, number>) => [...found.keys()].toSorted();

test('there are canaries in every text that is about a person', async () => {
  const found = await findCanaries(site.db, rosa.mark, CANARY_ADDRESS);
  const wanted = Object.entries(PERSONAL_DATA).flatMap(([table, { columns }]) =>
    Object.entries(columns)
      .filter(([, { kind }]) => kind === 'theirs')
      .map(([column]) => `${table}.${column}`),
  );
  const texts = new Set([
    'ads.description',
    'messages.original_text',
    'cases.text',
    'case_entries.text',
    'reports.text',
  ]);
  for (const place of [
    ...texts,
    'orders.provider_payer_id',
    'order_events.raw_body',
    'ads.consent_how',
    'search_words.word',
  ])
    expect([...found.keys()], place).toContain(place);
  expect(found.size, 'as many as the tables have').toBeGreaterThan(70);
  expect(wanted.length).toBeGreaterThan(200);
});

test('the download holds every word that is theirs, the photos, and none of a secret or of anybody else', async () => {
  const visitor = await signInVisitor(rosa);
  expect((await visitor.post('/api/user/exportData', {})).statusCode).toBe(200);
  const files = await newestDownload(rosa);
  const canaries = await listCanaries(site.db, rosa.mark);
  const all = [...files.values()].map(String).join('\n');
  let theirs = 0;
  for (const { text, table, column, at } of canaries) {
    const { rows = [], columns = {} } = PERSONAL_DATA[table] ?? {};
    const file = rows[at]?.file ?? null;
    if (file === null) continue;
    const isTheirs = columns[column]?.kind === 'theirs';
    if (isTheirs) theirs += 1;
    expect(String(files.get(`${file}.json`)).includes(text), `${text} in ${file}.json`).toBe(isTheirs);
    expect(String(files.get(`${file}.csv`)).includes(text), `${text} in ${file}.csv`).toBe(isTheirs);
    expect(all.includes(text), text).toBe(isTheirs);
  }
  expect(theirs).toBeGreaterThan(40);
  expect(all).not.toContain(neha.mark);
  expect(all).not.toContain('words of another');
  expect(all).not.toMatch(/argon2|password_hash|sid_hash/);
  for (const key of rosa.keys)
    expect(String(files.get(`photos/${key}.webp`))).toBe(`${rosa.mark} master.webp`);
  expect(JSON.parse(String(files.get('account.json')))).toMatchObject([{ email: rosa.email, country: 'IN' }]);
  const shown = new Set(Object.keys(JSON.parse(String(files.get('ads.json')))[0]));
  for (const column of ['offer_floor', 'payment_ways', 'consent_how', 'slug', 'sold_price', 'expires_at'])
    expect(shown).toContain(column);
  for (const name of ['letters-to-us', 'blocks', 'photos', 'reports-about-me'])
    expect(JSON.parse(String(files.get(`${name}.json`))), name).not.toEqual([]);
});

async function newestDownload({ id }: { id: string }) {
  await site.runJobs();
  const parts = await site.db
    .selectFrom('data_export_parts')
    .innerJoin('data_exports', 'data_exports.id', 'export_id')
    .select('data_export_parts.bytes')
    .where('account_id', '=', id)
    .orderBy('data_exports.id', 'desc')
    .orderBy('position')
    .execute();
  return unzipBytes(Buffer.concat(parts.map(({ bytes }) => bytes)));
}

test('whoever leaves is gone after 14 days: no word of theirs is left but what has a reason and a limit', async () => {
  expect(photoFilesOnDisk().length).toBe(2 * 2 * PHOTO_FILE_NAMES.length);
  const gone = await signInVisitor(rosa).then((visitor) =>
    visitor.post('/api/user/deleteAccount', { password: GOOD_PASSWORD }),
  );
  expect(gone.statusCode).toBe(200);
  site.clock.now = new Date(site.clock.now.getTime() + 14 * DAY_MS + 1000);
  // What time alone forgets of everybody, first.
  for (const name of FORGETTING) await runJob(name);
  const before = await findCanaries(site.db, neha.mark);
  await runJob('purge-accounts');
  const left = sortTexts(await findCanaries(site.db, rosa.mark));
  expect(left).toEqual(LEFT_FOR_A_REASON);
  for (const place of left) {
    const [, table = '', column = ''] = /^(.+)\.([^.]+)$/.exec(place) ?? [];
    expect(PERSONAL_DATA[table]?.columns[column]?.retention, place).toBeDefined();
  }
  for (const key of rosa.keys)
    for (const name of PHOTO_FILE_NAMES)
      expect(await site.platform.photoFiles.get(`${key}/${name}`), name).toBeUndefined();
  expect(photoFilesOnDisk().length, 'of the neighbour').toBe(2 * PHOTO_FILE_NAMES.length);
  expect(before.size).toBeGreaterThan(50);
  expect(await findCanaries(site.db, neha.mark), 'the neighbour').toEqual(before);
});

/** What is left after 14 days: talks (of the other), books, proof, decisions, and searches without a name. */
const DECIDED = ['action', 'after', 'before', 'object_id', 'object_kind', 'reason'].map(
  (name) => `audit.${name}`,
);
const LEFT_FOR_A_REASON = [
  ...DECIDED,
  'bans.lifted_why',
  'bans.marks',
  'bans.reason',
  'messages.original_text',
  'messages.shown_text',
  'order_events.outcome',
  'order_events.provider_event_id',
  'order_events.sale_body',
  'orders.failure',
  'orders.provider_capture_id',
  'orders.provider_order_id',
  'orders.provider_refund_id',
  'part_refunds.provider_refund_id',
  'protected_sales.end_note',
  'protected_sales.merchant_id',
  'ratings.sentence',
  'reports.appeal_answer',
  'reports.appeal_text',
  'reports.statement',
  'reports.text',
  'sale_addresses.sealed',
  'sale_payments.merchant_id',
  'sale_payments.payer_id',
  'sale_statements.original_text',
  'sale_statements.shown_text',
  'sale_terms.hair',
  'search_misses.search',
  'search_misses.words',
];

test('what stayed for a reason goes when its time is over', async () => {
  const longest = Math.max(...Object.values(RETENTION).map((days) => days ?? 0));
  site.clock.now = new Date(site.clock.now.getTime() + (longest + 1) * DAY_MS);
  for (const name of FORGETTING) await runJob(name);
  expect(sortTexts(await findCanaries(site.db, rosa.mark))).toEqual(DECIDED);
});

async function signInVisitor({ email }: { email: string }) {
  const visitor = openVisitor(site);
  const answer = await visitor.post('/api/user/login', { email, password: GOOD_PASSWORD });
  if (answer.json().success !== 1) throw new Error(answer.body);
  return visitor;
}

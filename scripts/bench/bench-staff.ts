// Measures the staff area among 100,000 ads and 50,000 users, through the front door:
//   npm run bench -- staff                          fills a folder of its own and removes it
//   npm run bench -- staff --data /some/folder   keeps the database there, and uses the one that is there
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/postgres/database.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatform } from '#platform/platform.ts';
import { fingerprint } from '#platform/secrets/secrets.ts';
import { buildServer } from '#server/build-server.ts';
import { builtPages } from '#server/routes/built-pages.ts';
import { asOwner } from './load/fill-fast.ts';
import { fillWithAds } from './load/fill-with-ads.ts';
import { HOUR_MS } from '#rules/time.ts';
import { JOB_NAMES } from '#market/jobs.ts';

const { values: flags } = parseArgs({
  options: { data: { type: 'string' }, runs: { type: 'string', default: '40' } },
});
const ADS = 100_000;
const USERS = 50_000;
const RUNS = Number(flags.runs);
const PAGE_MS = 300;
const BULK_ROWS = 500;
const BULK_MS = 5000;
const EXPORT_MB = 100;
const AREA = '/super-admin-user';

type App = Awaited<ReturnType<typeof buildServer>>;
type Door = { app: App; db: Database; cookie: string; token: string };
let isOver = false;

const say = (what: string, figure: string, most: string, isTooMuch: boolean) => {
  isOver ||= isTooMuch;
  console.log(`${what.padEnd(52)}${figure.padStart(20)}   at most ${most}${isTooMuch ? '   OVER' : ''}`);
};

async function fill(db: Database): Promise<void> {
  const { rows } = await sql<{ there: number }>`select count(*)::int as there from accounts`.execute(db);
  const missing = USERS - (rows[0]?.there ?? 0);
  if (missing <= 0) return;
  await sql`
    insert into accounts (account_type, username, email, country, adult_confirmed_at, terms_version, terms_accepted_at,
      verified_at, created_at, last_login_at)
    select 1 + number % 2, 'person-' || number, 'person-' || number || '@example.com', 'GB', now(), '1', now(), now(),
      now() - random() * interval '700 days', now() - random() * interval '60 days'
    from generate_series(1, ${missing}::int) as number`.execute(db);
  await sql`
    insert into subscriptions (account_id, plan, starts_at)
    select id, case account_type when 1 then 5 else 1 end, created_at from accounts where role = 'enduser'`.execute(
    db,
  );
  await sql`
    insert into audit (action, object_kind, object_id, before, after, reason, at)
    select 'ad.mark-sold', 'ad', id, '{"status":"live"}', '{"status":"sold"}', 'Asked by mail, number ' || left(id::text, 8),
      now() - random() * interval '300 days' from ads`.execute(db);
  await sql`
    insert into reports (case_number, ad_id, reason, text, created_at)
    select 'FH-' || upper(right(id::text, 10)), id, 'other', 'The weight cannot be right.', now() - random() * interval '90 days'
    from ads limit 5000`.execute(db);
  for (const table of ['accounts', 'subscriptions', 'audit', 'reports'])
    await sql.raw(`vacuum analyze ${table}`).execute(db);
}

async function enter(db: Database): Promise<{ cookie: string; token: string }> {
  const name = `bench-admin-${randomUUID().slice(0, 8)}`;
  const { id } = await db
    .insertInto('accounts')
    .values({ account_type: 0, role: 'admin', username: name, email: `${name}@example.com`, country: 'GB' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [sid, token] = [randomUUID() + randomUUID(), randomUUID()];
  await db
    .insertInto('sessions')
    .values({
      account_id: id,
      sid_hash: fingerprint(sid),
      token,
      strength: 'strong',
      password_given_at: new Date(),
      expires_at: new Date(Date.now() + HOUR_MS),
    })
    .execute();
  return { cookie: `sid=${sid}; token=${token}`, token };
}

const open = async ({ app, cookie }: Door, url: string): Promise<string> => {
  const answer = await app.inject({ url, headers: { cookie } });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
  return answer.body;
};

async function pagesToMeasure(door: Door): Promise<[string, string[]][]> {
  const ids = await door.db.selectFrom('ads').select(['id', 'seller_id']).limit(20).offset(5000).execute();
  const deep = async (path: string) => {
    let url = path;
    for (let page = 0; page < 60; page += 1) {
      const next = /href="(\?[^"]*)" rel="next"/.exec(await open(door, url))?.[1];
      if (!next) break;
      url = path.split('?')[0] + next.replaceAll('&amp;', '&');
    }
    return url;
  };
  const ads = (query: string) => `${AREA}/ad-list?limit=100&${query}`;
  const sorts = ['updated', 'newest', 'oldest', 'priciest', 'cheapest', 'riskiest'];
  return [
    ['ads, 100 rows, every sort', sorts.map((sort) => ads(`sort=${sort}`))],
    ['ads, by status', ['live', 'sold', 'deleted', 'expired'].map((status) => ads(`status=${status}`))],
    ['ads, page 60 by its cursor', [await deep(ads('sort=newest'))]],
    ['ads, open reports', [ads('reported=open'), ads('reported=open&sort=priciest')]],
    ['ads, search by id', ids.flatMap(({ id, seller_id }) => [ads(`q=${id}`), ads(`q=${seller_id}`)])],
    ['ads, search by e-mail', [7, 88, 901].map((number) => ads(`q=bench-${number}@example.com`))],
    ['ads, search by common words', ['hair', 'silky', 'black care'].map((q) => ads(`q=${q}`))],
    [
      'ads, search by rare words',
      ['kolanoru', 'marisabe silky', 'zzz'].map((q) => ads(`q=${q}&sort=priciest`)),
    ],
    [
      'users, every sort',
      ['newest', 'oldest', 'seen', 'name'].map((sort) => `${AREA}/users?limit=100&sort=${sort}`),
    ],
    ['users, page 60 by its cursor', [await deep(`${AREA}/users?limit=100`)]],
    [
      'users, search',
      ['person-4711', 'on-47', 'person-12@exa', '99', 'nobody'].map((q) => `${AREA}/users?limit=100&q=${q}`),
    ],
    [
      'users, by kind and state',
      ['kind=seller', 'kind=admin', 'state=suspended'].map((q) => `${AREA}/users?${q}`),
    ],
    [
      'subscriptions',
      ['sort=newest', 'sort=ending', 'plan=5', 'state=off', 'q=person-33'].map(
        (q) => `${AREA}/subscriptions?limit=100&${q}`,
      ),
    ],
    [
      'reports',
      ['sort=oldest', 'sort=newest', 'q=weight', 'reason=scam'].map((q) => `${AREA}/reports?limit=100&${q}`),
    ],
    [
      'audit',
      ['sort=newest', 'sort=oldest', 'q=number', 'q=nothing-like-it', `q=${ids[0]?.id}`].map(
        (q) => `${AREA}/audit?limit=100&${q}`,
      ),
    ],
    ['figures, 30, 90 and 365 days', ['30', '90', '365'].map((days) => `${AREA}/figures?days=${days}`)],
  ];
}

async function measurePages(door: Door): Promise<void> {
  console.log(`whole pages with up to 100 rows, ${RUNS} runs each: median / p99 in ms`);
  for (const [name, urls] of await pagesToMeasure(door)) {
    for (const url of urls) await open(door, url);
    const times: number[] = [];
    for (let turn = 0; turn < Math.max(RUNS, urls.length * 10); turn += 1) {
      const started = performance.now();
      await open(door, urls[turn % urls.length] ?? '');
      times.push(performance.now() - started);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    say(name, `${at(0.5).toFixed(0)} / ${at(0.99).toFixed(0)}`, `${PAGE_MS} ms`, at(0.99) > PAGE_MS);
  }
}

async function measureBulk(door: Door): Promise<void> {
  const ads = await door.db
    .selectFrom('ads')
    .select(['id', 'version'])
    .where('status', '=', 'live')
    .limit(BULK_ROWS)
    .execute();
  const send = async (act: string, rows: string[]) => {
    const started = performance.now();
    const answer = await door.app.inject({
      method: 'POST',
      url: `/api${AREA}/bulk`,
      headers: { cookie: door.cookie, 'x-token': door.token, origin: 'http://localhost:3000' },
      payload: { data: { act, rows, reason: 'Measured.' } },
    });
    const { results } = answer.json() as { results: { isDone: boolean; undo: string | null }[] };
    const took = performance.now() - started;
    const done = results.filter(({ isDone }) => isDone).length;
    say(
      `${act} on ${rows.length} rows (${done} done)`,
      `${took.toFixed(0)} ms`,
      `${BULK_MS} ms`,
      took > BULK_MS,
    );
    return results.flatMap(({ undo }) => undo ?? []);
  };
  const stale = `${ads[0]?.id}:999`;
  const undo = await send('ads.mark-sold', [
    stale,
    ...ads.slice(1).map(({ id, version }) => `${id}:${version}`),
  ]);
  await send('ads.put-live', undo);
}

/** Over a real connection, read as slowly as a browser that writes to a disk. */
async function measureExport({ app, cookie }: Door): Promise<void> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  let lines = 0;
  let bytes = 0;
  const answer = await fetch(`${address}${AREA}/export/ads.csv`, { headers: { cookie } });
  if (!answer.ok || !answer.body) throw new Error(`the export answers ${answer.status}`);
  for await (const part of answer.body) {
    bytes += part.length;
    for (const byte of part) if (byte === 10) lines += 1;
    most = Math.max(most, process.memoryUsage().rss);
  }
  const extra = (most - before) / 1024 / 1024;
  say(
    `export of ${(lines - 1).toLocaleString('en-GB')} rows, ${(bytes / 1e6).toFixed(0)} MB`,
    `${extra.toFixed(0)} MB more`,
    `${EXPORT_MB} MB`,
    extra > EXPORT_MB || lines - 1 < ADS,
  );
}

const dataDir = flags.data ?? mkdtempSync(join(tmpdir(), 'fairhank-bench-'));
mkdirSync(dataDir, { recursive: true });
const config = readConfig({ DATA_DIR: dataDir, DEMO_DATA: 'off', LOG_LEVEL: 'warn' });
const platform = await openPlatform(config, openLogger('warn'), JOB_NAMES);
const app = await buildServer(platform, await builtPages());
try {
  await fillWithAds(platform.owner, ADS);
  await asOwner(platform.owner, fill);
  const door = { app, db: platform.db, ...(await enter(platform.db)) };
  await measurePages(door);
  await measureBulk(door);
  await measureExport(door);
} finally {
  await app.close();
  await platform.close();
  if (!flags.data) rmSync(dataDir, { recursive: true, force: true });
}
process.exit(isOver ? 1 : 0);

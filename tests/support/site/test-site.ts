import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Config, readConfig } from '#platform/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatformOver } from '#platform/platform.ts';
import { buildServer } from '#server/build-server.ts';
import { builtPages } from '#server/routes/built-pages.ts';
import type { Database } from '#platform/postgres/database.ts';
import { inviteCast, type Name } from '../people/cast.ts';
import { keepForSearch } from './suite-logs.ts';
import { openTestDatabase } from './test-database.ts';
import { bindJobs, JOB_NAMES } from '#market/jobs.ts';

const ORIGIN = 'http://localhost:3000';
// Some tests look at a demo as it is behind an https address.
const TEST = { DEMO_DATA: 'off', LOG_LEVEL: 'info', DEMO_IN_PUBLIC: 'yes' };

type Wishes = { settings?: Record<string, string>; change?: (config: Config) => Config; pages?: boolean };

/** A whole site over a database of its own, with the cast already signed in. One for each test file. */
export async function openTestSite({
  settings = {},
  change = (config) => config,
  pages = false,
}: Wishes = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhank-test-'));
  const database = await openTestDatabase();
  const clock = { now: new Date() };
  const logLines: string[] = [];
  const wholeLog: string[] = [];
  const config = change(readConfig({ ...TEST, DATA_DIR: dataDir, ...settings }));
  const log = openLogger(config.LOG_LEVEL, {
    write(line) {
      logLines.push(line);
      wholeLog.push(line);
    },
  });
  const platform = await openPlatformOver(database, config, log, JOB_NAMES, () => clock.now);
  const app = await buildServer(platform, pages ? await builtPages() : undefined);
  const people = await inviteCast(database.db, clock.now);

  const headersOf = (who?: Name, more: Record<string, string> = {}) => ({
    origin: ORIGIN,
    ...(who ? { cookie: people[who].cookie, 'x-token': people[who].token } : {}),
    ...more,
  });

  return {
    app,
    platform,
    db: database.db,
    database,
    people,
    clock,
    logLines,
    get: (url: string, who?: Name, headers?: Record<string, string>) =>
      app.inject({ url, headers: headersOf(who, headers) }),
    post: (url: string, data: unknown, who?: Name, headers?: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url,
        payload: JSON.stringify({ data }),
        headers: headersOf(who, { 'content-type': 'application/json', ...headers }),
      }),
    /** For the site's clock and for the queue, which reads the database's: what is due by ours is due by its. */
    async letSecondsPass(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
      await sql`update jobs.job set start_after = now()
        where state in ('created', 'retry') and start_after between now() and ${clock.now}`.execute(
        database.db,
      );
    },
    runJobs: () => platform.queue.drain(bindJobs(platform)),
    async close() {
      keepForSearch(wholeLog, await secretsInPlay(database.db, people));
      await app.close();
      await platform.close().finally(() => rmSync(dataDir, { recursive: true, force: true }));
      await database.close();
    },
  };
}
/** The cast's cookies and tokens, and every code and link that was mailed. */
async function secretsInPlay(db: Database, people: Record<Name, { cookie: string; token: string }>) {
  // Some tests close the database before.
  const asked = db.selectFrom('mailbox').select(['subject', 'text']).execute();
  const letters = await asked.catch(() => []);
  return [
    ...Object.values(people).flatMap(({ cookie, token }) => [/sid=([^;]+)/.exec(cookie)?.[1] ?? '', token]),
    ...letters.flatMap(({ subject }) => /^\d{6,8}/.exec(subject)?.[0] ?? []),
    ...letters.flatMap(({ text }) => [...text.matchAll(/[\w-]{43}/g)].map(([link]) => link)),
  ].filter(Boolean);
}
export type TestSite = Awaited<ReturnType<typeof openTestSite>>;

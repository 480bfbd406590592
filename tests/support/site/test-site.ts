import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { type Config, readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatformOver } from '#platform/platform.ts';
import { buildServer } from '#server/build-server.ts';
import { builtPages } from '#server/routes/built-pages.ts';
import type { Database } from '#platform/postgres/database.ts';
import type { PlanType } from '#rules/payments/subscription.ts';
import { givePlan } from '../payments/give-plan.ts';
import { inviteCast, type Name } from '../people/cast.ts';
import { keepForSearch } from './suite-logs.ts';
import { openAllHeard } from './all-heard.ts';
import { asRead } from './as-read.ts';
import { openTestDatabase } from './test-database.ts';
import { useOpened } from './use-opened.ts';
import { bindJobs, JOB_NAMES } from '#market/jobs.ts';
import { makeDataFolder } from './data-folder.ts';

const ORIGIN = 'http://localhost:3000';
// Some tests look at a demo as it is behind an https address.
const TEST = { DEMO_DATA: 'off', LOG_LEVEL: 'info', DEMO_IN_PUBLIC: 'yes' };

export type Wishes = {
  settings?: Record<string, string>;
  change?: (config: Config) => Config;
  pages?: boolean;
  /** Who has which plan; 4 is Trade, with room for as many ads as a test wants. */
  plans?: Partial<Record<Name, PlanType>>;
};

/** A whole site for the tests of a file. */
export const useSite = (wishes?: Wishes): TestSite => useOpened(() => openTestSite(wishes));

/** A whole site over a database of its own, with the cast already signed in. */
export async function openTestSite({
  settings = {},
  change = (config) => config,
  pages = false,
  plans = {},
}: Wishes = {}) {
  const dataDir = makeDataFolder('site');
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
  const allHeard = pages ? openAllHeard(database.db, platform.changes) : undefined;
  const people = await inviteCast(database.db, clock.now);
  for (const [who, plan] of Object.entries(plans))
    await givePlan({ db: database.db, people, clock }, people[who as Name].id, plan);

  const toHeaders = (who?: Name, more: Record<string, string> = {}) => ({
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
    async get(url: string, who?: Name, headers?: Record<string, string>) {
      await allHeard?.();
      return asRead(app.inject({ url, headers: toHeaders(who, headers) }));
    },
    post: (url: string, data: unknown, who?: Name, headers?: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url,
        payload: JSON.stringify({ data }),
        headers: toHeaders(who, { 'content-type': 'application/json', ...headers }),
      }),
    /** A form of a page as a browser without script sends it, with the token that stands in it. */
    postForm(
      url: string,
      fields: Record<string, string> | [string, string][],
      who?: Name,
      headers?: Record<string, string>,
    ) {
      const token = who ? { token: people[who].token } : {};
      // A token among the fields takes the place of the right one.
      const form = Array.isArray(fields) ? [...Object.entries(token), ...fields] : { ...token, ...fields };
      const sent = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers };
      return asRead(
        app.inject({
          method: 'POST',
          url,
          payload: new URLSearchParams(form).toString(),
          headers: who ? { cookie: people[who].cookie, ...sent } : sent,
        }),
      );
    },
    readAdRow: (id: string) =>
      database.db.selectFrom('ads').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    readAccountRow: (id: string) =>
      database.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
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
  const mails = await asked.catch(() => []);
  return [
    ...Object.values(people).flatMap(({ cookie, token }) => [/sid=([^;]+)/.exec(cookie)?.[1] ?? '', token]),
    ...mails.flatMap(({ subject }) => /^\d{6,8}/.exec(subject)?.[0] ?? []),
    ...mails.flatMap(({ text }) => [...text.matchAll(/[\w-]{43}/g)].map(([link]) => link)),
  ].filter(Boolean);
}
export type TestSite = Awaited<ReturnType<typeof openTestSite>>;

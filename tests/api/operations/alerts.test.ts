import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { evaluate, readSamples, type Scrape } from '#tests/support/site/evaluate-alert.ts';
import {
  type AlertRule,
  checkRules,
  hasPromtool,
  type Tried,
  tryRules,
} from '#tests/support/site/promtool.ts';
import { canMount, mountSmallDisk } from '#tests/support/site/small-disk.ts';
import { openTestSite, type TestSite } from '#tests/support/site/test-site.ts';

const rules = (
  parse(readFileSync('deploy/alerts.yaml', 'utf8')) as { groups: { rules: AlertRule[] }[] }
).groups.flatMap((group) => group.rules);
const MINUTE = 60;
const LARGE_BYTES = 1_000_000_000;
const folder = mkdtempSync(join(tmpdir(), 'fairhank-alerts-'));
const disk = canMount() ? mountSmallDisk(folder, '20m') : undefined;
let site: TestSite;
const tried: Tried[] = [];
/** Our Prometheus: a minute passes between two looks. */
let clock = Math.floor(Date.now() / 1000);

beforeAll(async () => {
  site = await openTestSite(disk ? { change: (config) => ({ ...config, DATA_DIR: folder }) } : {});
});
afterAll(async () => {
  disk?.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function scrape(): Promise<Scrape> {
  clock += MINUTE;
  const answer = await site.get('/metrics').catch(() => undefined);
  const isUp = answer?.statusCode === 200;
  const up = { name: 'up', labels: { job: 'fairhank' }, value: isUp ? 1 : 0 };
  return { at: clock, samples: [up, ...(isUp ? readSamples(answer.body) : [])] };
}

const answered = (status: number, seconds: number, times: number) => {
  for (let n = 0; n < times; n += 1)
    site.platform.metrics.observeRequest({ route: '/', method: 'GET', status, cached: 'no' }, seconds);
};
const logged = (sentence: string, times: number) => {
  for (let n = 0; n < times; n += 1) site.platform.log.error(sentence);
};
const insertJob = (name: string, minutesAgo: number) =>
  sql`insert into jobs.job (name, data, created_on, start_after)
    values (${name}, '{}', now() - ${minutesAgo} * interval '1 minute', now() - ${minutesAgo} * interval '1 minute')`.execute(
    site.db,
  );

/** What makes each come true; what it gives back ends it. */
const CONDITIONS: Record<string, () => unknown> = {
  Bugs: () => answered(500, 0.01, 6),
  VisitorsTurnedAway: () => answered(503, 0.01, 20),
  SlowAnswers: () => answered(200, 2, 400),
  WaitingForConnections: () => {
    const held = Promise.all(
      Array.from({ length: 20 }, () => sql`select pg_sleep(1)`.execute(site.platform.db)),
    );
    return () => held;
  },
  JobsStandStill: async () => {
    await insertJob('send-mail', 6);
    return () => sql`delete from jobs.job where name = 'send-mail'`.execute(site.db);
  },
  MailFailsOften: () =>
    sql`insert into job_failures (job, tries) values ('send-mail', 6)
      on conflict (job) do update set tries = job_failures.tries + 6`.execute(site.db),
  NoMailGoesOut: () =>
    sql`insert into job_failures (job, tries, failing_since) values ('send-mail', 1, now() - interval '11 minutes')
      on conflict (job) do update set failing_since = now() - interval '11 minutes'`.execute(site.db),
  JobGivenUp: async () => {
    await insertJob('dead-letters', 1);
    return () => sql`delete from jobs.job where name = 'dead-letters'`.execute(site.db);
  },
  ProcessTooBusy: async () => {
    // Whoever measures it gets a turn before, and one after.
    const turn = () => new Promise((resolve) => setTimeout(resolve, 30));
    await turn();
    for (const until = performance.now() + 600; performance.now() < until;);
    await turn();
  },
  MuchMemory: () => {
    const much = Buffer.alloc(1_100_000_000, 1);
    return () => much.length;
  },
  MoneyDiffers: () => logged('the ledger differs from the payment provider', 1),
  ManyWrongCodes: () => logged('alarm: very many wrong codes in this hour', 1),
  ClocksApart: () =>
    logged('our clock and the payment provider’s are apart: no deadline of a sale is kept', 1),
  WallIsNear: () => logged('a sale comes near the wall', 1),
  SaleMoneyStuck: () => logged('money of a sale is stuck', 1),
  ForgedPayments: () => logged('a forged payment notification was refused', 11),
  BrowsersStopThings: () => {
    for (let n = 0; n < 21; n += 1) site.platform.metrics.observeCspReport('script-src');
  },
  DiskFillsUp: () => disk?.fillUp(1000),
  NoBackup: () => {
    const at = new Date((clock - 27 * 3600) * 1000);
    return sql`insert into site_marks (name, value, marked_at) values ('last-backup', '/backups', ${at})
      on conflict (name) do update set marked_at = excluded.marked_at`.execute(site.db);
  },
  // Last of all: after these the site is no more.
  DatabaseAway: () => site.platform.db.destroy(),
  ProcessGone: () => site.app.close(),
};

test('every row of “Alerts” has its rule, and every rule its row and its severity', () => {
  const text = readFileSync('docs/operations.md', 'utf8');
  const table = text.slice(text.indexOf('## Alerts'), text.indexOf('## Faults'));
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| When'));
  const named = rows.map((row) => /`(\w+)` \|$/.exec(row)?.[1]);
  expect(named).toEqual(rules.map(({ alert }) => alert));
  const words: Record<string, string> = {
    wake: 'wake somebody',
    today: 'look today',
    week: 'look this week',
  };
  rules.forEach(({ alert, labels }, at) =>
    expect(rows[at], alert).toContain(`| ${words[labels.severity]} |`),
  );
  expect(Object.keys(CONDITIONS).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

test('each rule is silent while all is well, and fires when its condition comes true', async () => {
  await sql`insert into site_marks (name, value, marked_at) values ('last-backup', '/backups', now())`.execute(
    site.db,
  );
  answered(200, 0.01, 100);
  await scrape();
  // One of them is about how busy this machine is, and other tests run on it: a real alert has to last for minutes.
  // And one about the memory of this process, in which other tests ran before.
  const isLarge = () => process.memoryUsage.rss() > LARGE_BYTES;
  await vi.waitFor(
    async () => {
      const calm = [await scrape(), await scrape()];
      const loud = rules.filter(({ expr }) => evaluate(expr, calm).length > 0);
      expect(loud.map(({ alert }) => alert)).toEqual(isLarge() ? ['MuchMemory'] : []);
    },
    { timeout: 20_000, interval: 200 },
  );

  for (const [name, comeTrue] of Object.entries(CONDITIONS)) {
    if (name === 'DiskFillsUp' && !disk) continue;
    const rule = rules.find(({ alert }) => alert === name) as AlertRule;
    const before = await scrape();
    const end = name === 'WaitingForConnections' ? comeTrue() : await comeTrue();
    const after = await scrape();
    expect(evaluate(rule.expr, [before, after]), name).not.toEqual([]);
    tried.push({ rule, before, after });
    if (typeof end === 'function') await (end as () => unknown)();
  }
}, 60_000);

test.runIf(hasPromtool())(
  'Prometheus finds nothing wrong in the file, and its rules fire on the same figures once `for` is over, not before',
  () => {
    expect(checkRules()).toContain(`${rules.length} rules found`);
    expect(tried.length).toBeGreaterThanOrEqual(rules.length - 1);
    // In a process in which other tests ran before, memory may have been much from the beginning.
    const silentBefore = tried.filter(
      ({ rule, before }) => rule.alert !== 'MuchMemory' || evaluate(rule.expr, [before]).length === 0,
    );
    expect(tryRules(silentBefore, folder)).toBe('');
  },
);

test('an expression that the little evaluator does not know is refused, not taken for silence', () => {
  expect(() => evaluate('min(up) > 1', [])).toThrow();
  expect(() => evaluate('up{job=~"fair.*"} == 0', [])).toThrow();
  expect(() => evaluate('up == 0 or jobs_dead > 0', [])).toThrow();
});

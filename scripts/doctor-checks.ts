import { mkdirSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { openForReading } from '#platform/backup/open-for-backup.ts';
import type { Config } from '#platform/config/config.ts';
import { describeFailure } from '#platform/describe-failure.ts';
import { readDiskSpace } from '#platform/disk-space.ts';
import { knockAtMailServer } from '#platform/mail/ask-mail-server.ts';
import { openPhotoFiles } from '#platform/platform.ts';
import { Kysely, PostgresDialect } from 'kysely';
import { isMigrated } from '#platform/postgres/migrator.ts';
import { findMark } from '#platform/site-marks.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { describeRoom, isNearlyFull } from '#rules/operator/disk-space.ts';
import { DAY_MS } from '#rules/time.ts';

/** `WRONG` wants somebody to do something; `-` could not be looked at, or does not matter here. */
export type Finding = { what: string; state: 'ok' | 'WRONG' | '-'; says: string; todo?: string };

const CLOCK_MAY_DIFFER_MS = 30_000;
const BACKUP_MAY_BE_OLD_MS = 2 * DAY_MS;
const JOBS_MAY_WAIT_SECONDS = 300;
const ANSWER_WITHIN_MS = 10_000;

/** Looks at each thing; what cannot be looked at does not keep the others. */
export async function examine(config: Config): Promise<Finding[]> {
  const findings = [await disk(config), await clock(config), ...(await database(config))];
  return [...findings, await mail(config), await payment(config), await photos(config)];
}

async function disk({ DATA_DIR }: Config): Promise<Finding> {
  mkdirSync(DATA_DIR, { recursive: true });
  const space = await readDiskSpace(DATA_DIR);
  const says = `${describeRoom(space)} free under ${DATA_DIR}`;
  if (!isNearlyFull(space)) return { what: 'disk', state: 'ok', says };
  return { what: 'disk', state: 'WRONG', says, todo: 'Make room: old backups and logs first.' };
}

/** Codes, sessions and second factors go by the time. Whom we pay by tells what it is elsewhere. */
async function clock({ PAYMENT, PAYPAL_BASE_URL }: Config): Promise<Finding> {
  if (PAYMENT !== 'paypal') return { what: 'clock', state: '-', says: 'a demo has nobody to ask' };
  const asked = Date.now();
  const answer = await ask(PAYPAL_BASE_URL);
  const theirs = Date.parse(answer?.headers.get('date') ?? '');
  if (Number.isNaN(theirs))
    return { what: 'clock', state: '-', says: `${PAYPAL_BASE_URL} did not tell the time` };
  const off = (asked + Date.now()) / 2 - theirs;
  const says = `${(Math.abs(off) / 1000).toFixed(0)} s ${off < 0 ? 'behind' : 'before'} ${new URL(PAYPAL_BASE_URL).host}`;
  if (Math.abs(off) < CLOCK_MAY_DIFFER_MS) return { what: 'clock', state: 'ok', says };
  return {
    what: 'clock',
    state: 'WRONG',
    says,
    todo: 'Let the machine keep its time: timedatectl set-ntp true',
  };
}

async function database(config: Config): Promise<Finding[]> {
  try {
    const site = await openForReading(config);
    try {
      return [await release(site.pool), await lastBackup(site.pool), ...(await jobs(site.pool))];
    } finally {
      await site.close();
    }
  } catch (error) {
    const says = error instanceof StartProblem ? error.message : describeFailure(error);
    return [
      { what: 'database', state: 'WRONG', says, todo: 'See “The database is away” in docs/operations.md.' },
    ];
  }
}

async function release(pool: pg.Pool): Promise<Finding> {
  const { rows } = await pool.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  const says = `PostgreSQL ${rows[0]?.version} answers`;
  if (await isMigrated(new Kysely({ dialect: new PostgresDialect({ pool }) })))
    return { what: 'database', state: 'ok', says };
  const todo =
    'It is not at this release: start the site, or run npm run migrate where it is a server of yours.';
  return { what: 'database', state: 'WRONG', says, todo };
}

async function lastBackup(pool: pg.Pool): Promise<Finding> {
  const mark = await findMark(pool, 'last-backup').catch(() => undefined);
  const todo = 'npm run backup -- <new folder>, every night: deploy/systemd/fairhank-backup.timer does it.';
  if (!mark) return { what: 'last backup', state: 'WRONG', says: 'there was none', todo };
  const says = `${mark.markedAt.toISOString()}, in ${mark.value}`;
  const isOld = Date.now() - mark.markedAt.getTime() > BACKUP_MAY_BE_OLD_MS;
  return isOld
    ? { what: 'last backup', state: 'WRONG', says, todo }
    : { what: 'last backup', state: 'ok', says };
}

type Jobs = { oldest: number; dead: number; failing: string | null };

async function jobs(pool: pg.Pool): Promise<Finding[]> {
  const { rows } = await pool.query<Jobs>(
    `select coalesce(extract(epoch from now() - min(greatest(created_on, start_after))
        filter (where name <> 'dead-letters' and state in ('created', 'retry', 'active') and start_after <= now())), 0)::float as oldest,
      count(*) filter (where name = 'dead-letters' and state = 'created')::int as dead,
      (select string_agg(job || ' since ' || to_char(failing_since at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC (' || last_reason || ')', '; ')
        from job_failures where failing_since is not null) as failing
     from jobs.job`,
  );
  const [found] = rows;
  if (!found) return [];
  const says = `the oldest that is due waits ${Math.round(found.oldest)} s`;
  return [
    found.oldest > JOBS_MAY_WAIT_SECONDS
      ? { what: 'jobs', state: 'WRONG', says, todo: 'Is a process with JOBS=on, or npm run worker, running?' }
      : { what: 'jobs', state: 'ok', says },
    found.failing === null
      ? { what: 'failing jobs', state: 'ok', says: 'none' }
      : {
          what: 'failing jobs',
          state: 'WRONG',
          says: found.failing,
          todo: 'See “Mail or jobs stand still” in docs/operations.md.',
        },
    found.dead === 0
      ? { what: 'given up', state: 'ok', says: 'no job' }
      : {
          what: 'given up',
          state: 'WRONG',
          says: `${found.dead} jobs`,
          todo: 'See “A job was given up” in docs/operations.md.',
        },
  ];
}

async function mail({ SMTP_URL }: Config): Promise<Finding> {
  if (!SMTP_URL) return { what: 'mail', state: '-', says: 'of a demo, lands in /dev/mail' };
  const { isTaken, said } = await knockAtMailServer(SMTP_URL);
  const says = `${new URL(SMTP_URL).host}: ${said}`;
  if (isTaken) return { what: 'mail', state: 'ok', says };
  return {
    what: 'mail',
    state: 'WRONG',
    says,
    todo: 'Check SMTP_URL, then npm run mail-test -- <your address>',
  };
}

async function payment(config: Config): Promise<Finding> {
  if (config.PAYMENT !== 'paypal') return { what: 'payment', state: '-', says: 'play money of a demo' };
  const key = Buffer.from(`${config.PAYPAL_CLIENT_ID}:${config.PAYPAL_SECRET}`).toString('base64');
  const answer = await ask(`${config.PAYPAL_BASE_URL}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  if (answer?.status === 200) return { what: 'payment', state: 'ok', says: 'PayPal knows us' };
  const says = answer ? `PayPal answers ${answer.status}` : 'PayPal does not answer';
  const todo = answer
    ? 'Check PAYPAL_CLIENT_ID and PAYPAL_SECRET.'
    : 'May this machine reach PAYPAL_BASE_URL?';
  return { what: 'payment', state: 'WRONG', says, todo };
}

/** A small file goes in, comes out and is gone again. */
async function photos(config: Config): Promise<Finding> {
  const place = config.S3_ENDPOINT ?? `${config.DATA_DIR}/photos`;
  const files = openPhotoFiles(config);
  const key = randomBytes(16).toString('base64url');
  const content = randomBytes(64);
  try {
    await files.put(`${key}/small.webp`, content);
    const back = await files.get(`${key}/small.webp`);
    await files.remove(`${key}/small.webp`);
    if (back && Buffer.compare(Buffer.from(back), content) === 0)
      return { what: 'photos', state: 'ok', says: `${place} keeps them` };
    return {
      what: 'photos',
      state: 'WRONG',
      says: `${place} gives back something else`,
      todo: 'Look at the store.',
    };
  } catch (error) {
    const todo = 'May the site write there? With S3: check the four S3_ settings.';
    return { what: 'photos', state: 'WRONG', says: `${place}: ${describeFailure(error)}`, todo };
  }
}

const ask = (url: string, init: RequestInit = {}): Promise<Response | undefined> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => undefined);

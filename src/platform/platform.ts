import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { type ArrivingFiles, openArrivingFiles } from './photos/arriving-files.ts';
import { type ChangeListener, openChangeListener } from './cache/change-listener.ts';
import type { Config } from './config/config.ts';
import {
  type Database,
  type DatabaseAddress,
  type DatabaseRoles,
  ensureDatabaseAnswers,
  isDatabaseReady,
  openDatabase,
} from './postgres/database.ts';
import { diskPhotoFiles } from './photos/disk-photo-files.ts';
import { openEmbeddedPostgres } from './postgres/embedded/embedded-postgres.ts';
import { guardPhotoFiles } from './photos/guarded-photo-files.ts';
import type { Logger } from './logger.ts';
import { mailboxMailer } from './mail/mailbox-mailer.ts';
import type { Mailer } from './mail/mailer.ts';
import { type DiskSpace, readDiskSpace } from './disk-space.ts';
import { type Metrics, openMetrics } from './metrics.ts';
import { openPayment } from './payment/open-payment.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import type { SaleProvider } from './payment/sale-provider.ts';
import type { SaleSettings } from '#rules/sales/protection.ts';
import type { PaypalSandbox } from './payment/paypal-sandbox/sandbox-server.ts';
import type { PhotoFiles } from './photos/photo-files.ts';
import { openPhotoStudio, type PhotoStudio } from './photos/photo-studio.ts';
import { openPusher, type Pusher } from './push/pusher.ts';
import { ensurePrepared, prepareDatabase } from './prepare-database.ts';
import { openQueue, type Queue } from './jobs/queue.ts';
import { type RecordedReads, recordReads } from './cache/recorded-reads.ts';
import { openRatesFile, type RatesFile } from './rates/rates-file.ts';
import { openReadSources, type ReadSources } from './postgres/replicas.ts';
import { s3PhotoFiles } from './photos/s3-photo-files.ts';
import { sealJobs } from './jobs/seal-jobs.ts';
import { describeOtherKey, rememberKey } from './secrets/recognise-key.ts';
import { keyInFolder, openSecrets, type Secrets } from './secrets/secrets.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';

/** The outside world, as the market sees it. */
export type Platform = {
  config: Config;
  /** Where the database is, as the role that serves. */
  address: DatabaseAddress;
  /** The same as the role that owns the tables. */
  owner: DatabaseAddress;
  db: Database;
  isDatabaseReady: () => Promise<boolean>;
  /** For counting what is asked: a few connections apart, so that whoever holds one of the others never waits here for themselves. */
  counters: Database;
  /** For requests that only look: a replica that keeps up, or the primary. */
  readFrom: ReadSources;
  /** A way to the database that remembers what went through it: one for each page that may be cached. */
  recordReads(): RecordedReads;
  /** Tells of changes to what pages and open conversations show. */
  changes: ChangeListener;
  queue: Queue;
  mailer: Mailer;
  /** Photos while they are being sent. */
  arrivingFiles: ArrivingFiles;
  photoFiles: PhotoFiles;
  photoStudio: PhotoStudio;
  secrets: Secrets;
  payment: PaymentProvider;
  /** Whoever holds the money of protected sales; null where this site has none. */
  sales: SaleProvider | null;
  saleSettings: SaleSettings;
  pusher: Pusher;
  ratesFile: RatesFile;
  /** The disk that the site writes to. */
  readDisk: () => Promise<DiskSpace>;
  /** The provider of a demo; null where real money moves. */
  paymentSandbox: PaypalSandbox | null;
  metrics: Metrics;
  log: Logger;
  now: () => Date;
  close(): Promise<void>;
};

const COUNTING_CONNECTIONS = 2;

/**
 * Opens everything in order; what was opened is closed again when a later part cannot be. The database is prepared for
 * jobs of these names.
 */
export async function openPlatform(
  config: Config,
  log: Logger,
  jobNames: readonly string[],
): Promise<Platform> {
  const given = databaseRoles(config);
  if (given) return openPlatformOver(given, config, log, jobNames);
  const postgres = await openEmbeddedPostgres({
    dataDir: config.DATA_DIR,
    log: (line) => log.warn(line),
  });
  try {
    const platform = await openPlatformOver(postgres, config, log, jobNames);
    return {
      ...platform,
      async close() {
        await platform.close();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Your own server, where the settings name one. Whoever gives one role lets it do both. */
export function databaseRoles({
  DATABASE_URL,
  DATABASE_OWNER_URL,
}: Pick<Config, 'DATABASE_URL' | 'DATABASE_OWNER_URL'>): DatabaseRoles | undefined {
  if (!DATABASE_URL) return undefined;
  return { serving: { url: DATABASE_URL }, owner: { url: DATABASE_OWNER_URL ?? DATABASE_URL } };
}

/** The platform over a database that is already running: somebody else's server, or a test's. */
export async function openPlatformOver(
  { serving, owner }: DatabaseRoles,
  config: Config,
  log: Logger,
  jobNames: readonly string[],
  now: () => Date = () => new Date(),
): Promise<Platform> {
  mkdirSync(config.DATA_DIR, { recursive: true });
  // Whoever names a direct way besides has a pooler before the other.
  const isPooled = config.DATABASE_DIRECT_URL !== undefined;
  const { db, pool, counters, readFrom, hangUp } = openConnections(serving, config, isPooled);
  const direct = config.DATABASE_DIRECT_URL ? { url: config.DATABASE_DIRECT_URL } : serving;
  try {
    await ensureDatabaseAnswers(pool, serving);
    // A server of one's own is migrated here only by whoever was told its owner; else by a command of its own.
    const isOwnerTold = !config.DATABASE_URL || config.DATABASE_OWNER_URL !== undefined;
    if (isOwnerTold) await prepareDatabase({ db, pool }, owner, log, jobNames);
    else await ensurePrepared({ db, pool }, log, jobNames);
    const secrets = await openKeys(config, pool, log, now);
    const readDisk = () => readDiskSpace(config.DATA_DIR);
    const queue = sealJobs(await openQueue(pool, log, config.JOBS === 'on'), secrets);
    const { paymentSandbox, ...paying } = await openPayment(config, secrets, now);
    const photoStudio = openPhotoStudio();
    const changes = openChangeListener(direct, log);
    return {
      config,
      address: serving,
      owner,
      db,
      isDatabaseReady: () => isDatabaseReady(pool),
      counters,
      readFrom,
      recordReads: () => recordReads(readFrom.pick()),
      changes,
      queue,
      mailer: config.SMTP_URL ? smtpMailer(config.SMTP_URL, config.MAIL_FROM) : mailboxMailer(db, now),
      arrivingFiles: openArrivingFiles(join(config.DATA_DIR, 'uploads'), log),
      photoFiles: guardPhotoFiles(openPhotoFiles(config), log),
      photoStudio,
      secrets,
      ...paying,
      pusher: openPusher(config, secrets, now),
      ratesFile: openRatesFile(config.RATES_URL),
      paymentSandbox,
      readDisk,
      metrics: openMetrics(pool, readDisk),
      log,
      now,
      async close() {
        await queue.stop();
        await changes.close();
        photoStudio.close();
        await paymentSandbox?.close();
        await hangUp();
      },
    };
  } catch (error) {
    await hangUp();
    throw error;
  }
}

/** What another key than before makes useless is said here, before anybody is served. */
async function openKeys(config: Config, pool: pg.Pool, log: Logger, now: () => Date): Promise<Secrets> {
  const { SECRET_KEY, SECRET_KEY_PREVIOUS, DATA_DIR } = config;
  const secrets = openSecrets(SECRET_KEY ?? keyInFolder(DATA_DIR), SECRET_KEY_PREVIOUS);
  for (const loss of await describeOtherKey(pool, secrets)) log.warn(loss);
  await rememberKey(pool, secrets, now());
  return secrets;
}

function openConnections(serving: DatabaseAddress, config: Config, isPooled: boolean) {
  const { DATABASE_POOL, DATABASE_REPLICA_URLS } = config;
  const primary = openDatabase(serving, DATABASE_POOL, isPooled);
  const counting = openDatabase(serving, COUNTING_CONNECTIONS, isPooled);
  const readFrom = openReadSources(primary, DATABASE_REPLICA_URLS, DATABASE_POOL, isPooled);
  const hangUp = async () => {
    await readFrom.close();
    await Promise.all([counting.pool.end(), primary.pool.end()]);
  };
  return { ...primary, counters: counting.db, readFrom, hangUp };
}

export function openPhotoFiles(config: Config): PhotoFiles {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = config;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY)
    return diskPhotoFiles(join(config.DATA_DIR, 'photos'));
  return s3PhotoFiles({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
  });
}

import type { Config } from '#platform/config/config.ts';
import type { Platform } from '#platform/platform.ts';
import { type Count, openWrite, type Write } from '#platform/unit-of-work.ts';
import type { SaleSettings } from '#rules/sales/protection.ts';
import type { Viewer } from '#rules/accounts/account.ts';
import { type Browser, noBrowser } from './browser.ts';

/**
 * Asks what is the same for everybody, under a name that says all of it. The answer may come from memory, where it is
 * cached until something it was read from changes; `ask` is given a visitor's context, so that nobody's own gets into
 * it.
 */
export type Cached = <Answer>(key: string, ask: (visitor: Context) => Promise<Answer>) => Promise<Answer>;

/** The settings that use cases and e-mails speak of; how the site is run is not their business. */
type SiteConfig = Pick<
  Config,
  | 'ORIGIN'
  | 'BRAND_NAME'
  | 'SUPPORT_EMAIL'
  | 'POSTAL_ADDRESS'
  | 'MODE'
  | 'DEMO_DATA'
  | 'SMTP_URL'
  | 'FIRST_AD_REVIEW'
>;

/** What every use case is given first: who is asking from which browser, where to read, and the one way to write. */
export type Context = {
  viewer: Viewer;
  requestId: string | null;
  browser: Browser;
  db: Platform['db'];
  write: Write;
  count: Count;
  cached: Cached;
  now: () => Date;
  config: SiteConfig;
  secrets: Platform['secrets'];
  log: Platform['log'];
  /** Whether there are protected sales, and for which countries. */
  saleSettings: SaleSettings;
  /** The same place for somebody else, who asks from no browser. */
  as(viewer: Viewer): Context;
};

/** For what reads or writes the files of photos. */
export type PhotoContext = Context & Pick<Platform, 'photoFiles' | 'photoStudio' | 'arrivingFiles'>;
/** For what asks the payment provider. */
export type PaymentContext = Context & Pick<Platform, 'payment'>;
/** For what asks whoever holds the money of protected sales; null where there are none. */
export type SaleContext = PaymentContext & Pick<Platform, 'sales'>;
/** For what is counted in this process alone: its queue is the one thing that each process has one of. */
export type ProcessContext = Context & Pick<Platform, 'queue'>;
/** For what tells those who look on at a conversation. */
export type ThreadContext = Context & Pick<Platform, 'changes' | 'readFrom'>;
/** For the job that sends e-mails. */
export type MailContext = Context & Pick<Platform, 'mailer'>;
/** For what is pushed to browsers. */
export type PushContext = Context & Pick<Platform, 'pusher'>;
/** For the job that takes the rates of the day. */
export type RatesContext = Context & Pick<Platform, 'ratesFile'>;
/** For the job that looks at the disk. */
export type DiskContext = Context & Pick<Platform, 'readDisk'>;
/** What all use cases and jobs together need. */
export type MarketContext = PhotoContext &
  SaleContext &
  ProcessContext &
  ThreadContext &
  MailContext &
  PushContext &
  RatesContext &
  DiskContext;

export function openContext(
  platform: Platform,
  viewer: Viewer,
  requestId: string | null,
  browser: Browser = noBrowser(),
  /** Where this request reads; writing has its own way to the primary. */
  db = platform.db,
): MarketContext {
  const { config, now, secrets, log, queue, mailer, payment, sales, saleSettings } = platform;
  const { photoFiles, photoStudio, arrivingFiles, changes, readFrom, pusher, ratesFile, readDisk } = platform;
  const author = { accountId: viewer?.id ?? null, requestId };
  const count = openWrite(platform.counters, queue, now, author);
  const ctx: MarketContext = {
    viewer,
    requestId,
    browser,
    db,
    write: openWrite(platform.db, queue, now, author),
    count: (work) => count(({ db: counters }) => work(counters), { mayBeLost: true }),
    cached: (_key, ask) => ask(ctx),
    as: (other) => openContext(platform, other, requestId),
    config,
    now,
    secrets,
    log,
    photoFiles,
    photoStudio,
    arrivingFiles,
    payment,
    sales,
    saleSettings,
    pusher,
    ratesFile,
    readDisk,
    changes,
    readFrom,
    queue,
    mailer,
  };
  return ctx;
}

import type { Platform } from '#platform/platform.ts';
import { type Count, openWrite, type Write } from '#platform/unit-of-work.ts';
import type { Viewer } from '#rules/accounts/account.ts';
import { type Browser, noBrowser } from './browser.ts';

/**
 * Asks what is the same for everybody, under a name that says all of it. The answer may come from memory, where it is
 * cached until something it was read from changes; `ask` is given a visitor's context, so that nobody's own gets into
 * it.
 */
export type Cached = <Answer>(key: string, ask: (visitor: Context) => Promise<Answer>) => Promise<Answer>;

/**
 * What every use case is given first: the outside world, who is asking from which browser, and the one way to write.
 */
export type Context = Platform & {
  viewer: Viewer;
  requestId: string | null;
  browser: Browser;
  write: Write;
  count: Count;
  cached: Cached;
};

export function openContext(
  platform: Platform,
  viewer: Viewer,
  requestId: string | null,
  browser: Browser = noBrowser(),
  /** Where this request reads; writing has its own way to the primary. */
  db = platform.db,
): Context {
  const author = { accountId: viewer?.id ?? null, requestId };
  const count = openWrite(platform.counters, platform.queue, platform.now, author);
  const ctx: Context = {
    ...platform,
    db,
    viewer,
    requestId,
    browser,
    write: openWrite(platform.db, platform.queue, platform.now, author),
    count: (work) => count(({ db: counters }) => work(counters), { mayBeLost: true }),
    cached: (_key, ask) => ask(ctx),
  };
  return ctx;
}

import type { Platform } from '#platform/platform.ts';
import { openWrite, type Write } from '#platform/unit-of-work.ts';
import type { Viewer } from '#rules/account.ts';
import { type Browser, noBrowser } from './browser.ts';

/** What every use case is given first: the outside world, who is asking from which browser, and the one way to write. */
export type Context = Platform & { viewer: Viewer; requestId: string | null; browser: Browser; write: Write };

export function openContext(
  platform: Platform,
  viewer: Viewer,
  requestId: string | null,
  browser: Browser = noBrowser(),
  /** Where this request reads; writing has its own way to the primary. */
  db = platform.db,
): Context {
  const author = { accountId: viewer?.id ?? null, requestId };
  return {
    ...platform,
    db,
    viewer,
    requestId,
    browser,
    write: openWrite(platform.db, platform.queue, platform.now, author),
  };
}

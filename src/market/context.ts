import type { Platform } from '#platform/platform.ts';
import { openWrite, type Write } from '#platform/unit-of-work.ts';
import type { Viewer } from '#rules/account.ts';

/** What every use case is given first: the outside world, who is asking, and the one way to write. */
export type Context = Platform & { viewer: Viewer; requestId: string | null; write: Write };

export function openContext(platform: Platform, viewer: Viewer, requestId: string | null): Context {
  const author = { accountId: viewer?.id ?? null, requestId };
  return {
    ...platform,
    viewer,
    requestId,
    write: openWrite(platform.db, platform.queue, platform.now, author),
  };
}

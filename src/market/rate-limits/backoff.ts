import { waitAfter } from '#rules/limits.ts';
import type { Context } from '../context.ts';
import { tooMany } from './ensure-within-limits.ts';
import { lockFailures, removeFailures, setFailures } from './rate-limit-store.ts';
import { HOUR_MS } from '#rules/time.ts';

const FORGET_AFTER_MS = HOUR_MS;

/**
 * One more try at something that may fail: counted as failed until `forgetTries` says otherwise, so that a hundred at
 * once are a hundred tries. While somebody must wait, trying again neither helps nor makes the wait longer.
 */
export async function takeTry(ctx: Context, key: string): Promise<void> {
  const now = ctx.now();
  const waitMs = await ctx.count(async (db) => {
    const { count, waitUntil } = await lockFailures(db, key, now);
    if (waitUntil && waitUntil > now) return waitUntil.getTime() - now.getTime();
    const next = new Date(now.getTime() + waitAfter(count + 1) * 1000);
    const expiresAt = new Date(next.getTime() + FORGET_AFTER_MS);
    await setFailures(db, key, { count: count + 1, waitUntil: next, expiresAt });
    return 0;
  });
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000));
}

export async function forgetTries(ctx: Context, key: string): Promise<void> {
  await ctx.count((db) => removeFailures(db, key));
}

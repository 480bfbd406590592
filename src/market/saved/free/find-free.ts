import type { Context } from '../../context.ts';
import { listFreeAwaited } from './free-store.ts';
import { notifyOfFree } from './notify-of-free.ts';

const AT_ONCE = 50;

/**
 * Hair may be set aside when it becomes free: paused, held by staff, or its time is over. Whoever waits for it hears
 * once it is on sale again, whichever way it came back.
 */
export async function findFree(ctx: Context): Promise<void> {
  for (let after: string | null = null, found: string[]; ; after = found.at(-1) ?? null) {
    found = await listFreeAwaited(ctx.db, { now: ctx.now(), after, most: AT_ONCE });
    for (const adId of found) await notifyOfFree(ctx, { adId });
    if (found.length < AT_ONCE) return;
  }
}

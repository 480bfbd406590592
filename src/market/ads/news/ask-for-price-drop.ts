import type { Job } from '#platform/jobs/job.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { isPriceDrop, type Price, PRICE_DROP_RESTS_SECONDS } from '#rules/search/saved/price-drop.ts';
import type { Context } from '../../context.ts';

/** Whoever saved an ad hears that it costs less. */
export const TELL_PRICE_DROP: Job<{ adId: string }> = { name: 'tell-price-drop' };

/** In the write that changes a price. A slip can be put right before anybody hears of it. */
export async function askForPriceDrop(
  ctx: Context,
  unit: Unit,
  { adId, before, after }: { adId: string; before: Price; after: Price },
): Promise<void> {
  if (!isPriceDrop(before, after)) return;
  const startAfter = new Date(ctx.now().getTime() + PRICE_DROP_RESTS_SECONDS * 1000);
  await unit.enqueue(TELL_PRICE_DROP, { adId }, startAfter);
}

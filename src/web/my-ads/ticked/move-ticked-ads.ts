import { z } from 'zod';
import type { Market } from '#market/market.ts';
import { isRefusal } from '#rules/refusal.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { type BulkMove, moveOnce, toBulkMove } from '../steps/move-from-form.ts';

const MAX_TICKED = 100;
const TickedAds = z.strictObject({
  event: z.enum(['put-live', 'pause', 'delete', 'undo-delete'], 'Choose what to do.'),
  ads: z
    .array(z.string().regex(/^[A-Za-z0-9_-]{1,100}:\d{1,9}$/, 'Tick the ads you mean.'))
    .min(1, 'Tick the ads you mean.')
    .max(MAX_TICKED, `Tick at most ${MAX_TICKED} ads.`),
});
type TickedAds = z.output<typeof TickedAds>;

/** The same step for every ticked ad: each by itself, so that one that cannot follow holds up no other. */
export async function moveTickedAds(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: TickedAds,
    read: (form) => ({ event: form.get('event'), ads: form.getAll('ad') }),
    order: moveEach,
  });
  return sent.isDone ? { results: sent.answer } : sent.back;
}

async function moveEach(market: Market, { event, ads }: TickedAds): Promise<BulkMove[]> {
  const results: BulkMove[] = [];
  for (const ticked of ads) {
    const [adId = '', version] = ticked.split(':');
    try {
      results.push(toBulkMove(await moveOnce(market, { adId, version: Number(version), event })));
    } catch (error) {
      if (!isRefusal(error) || error.code === 'not-signed-in') throw error;
      results.push({ adId, title: null, isDone: false, message: error.message });
    }
  }
  return results;
}

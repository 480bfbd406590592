import { z } from 'zod';
import type { Market } from '#market/market.ts';
import { AD_STATUS_IN_A_SENTENCE } from '#rules/ads/ad-words.ts';
import { isRefusal } from '#rules/refusal.ts';
import { type Posted, submit } from '../request/submit.ts';
import { moveOnce } from './move-from-form.ts';

const MAX_TICKED = 100;
const TickedAds = z.strictObject({
  event: z.enum(['put-live', 'pause', 'delete', 'undo-delete'], 'Choose what to do.'),
  ads: z
    .array(z.string().regex(/^[A-Za-z0-9_-]{1,100}:\d{1,9}$/, 'Tick the ads you mean.'))
    .min(1, 'Tick the ads you mean.')
    .max(MAX_TICKED, `Tick at most ${MAX_TICKED} ads.`),
});
type TickedAds = z.output<typeof TickedAds>;

/** What became of one of several ads. */
export type BulkMove = {
  adId: string;
  title: string | null;
  isDone: boolean;
  message: string;
  /** The version by which it can be brought back, if it was just deleted. */
  deleted?: number | undefined;
};

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
      const moved = await moveOnce(market, { adId, version: Number(version), event });
      const { title, status } = moved;
      const deleted = moved.allowed.includes('undo-delete') ? moved.version : undefined;
      results.push({ adId, title, isDone: true, message: `is ${AD_STATUS_IN_A_SENTENCE[status]}.`, deleted });
    } catch (error) {
      if (!isRefusal(error) || error.code === 'not-signed-in') throw error;
      results.push({ adId, title: null, isDone: false, message: error.message });
    }
  }
  return results;
}

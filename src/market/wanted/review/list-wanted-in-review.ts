import { ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { wantedView } from '../make-wanted-view.ts';
import type { WantedInReview } from '../wanted-view.ts';
import { listWaiting } from './review-queue-store.ts';

/** Requests that wait for one of us, the longest first. */
export async function listWantedInReview(
  ctx: Context,
  { limit }: { limit: number },
): Promise<WantedInReview[]> {
  ensureMayLook(ctx.viewer, 'review wanted ads');
  const now = ctx.now();
  const rows = await listWaiting(ctx.db, now, limit);
  return rows.map((row) => ({
    ...wantedView(row, now),
    buyerId: row.buyer_id,
    waitingSince: row.updated_at.toISOString(),
    signals: row.signals,
  }));
}

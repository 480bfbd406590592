import { can } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import {
  allowedWantedEvents,
  findEnd,
  isJustEnded,
  WANTED_HIDDEN,
  WANTED_SENTENCE,
} from '#rules/wanted/wanted-life.ts';
import type { Context } from '../../context.ts';
import { toWantedLife, wantedView } from '../make-wanted-view.ts';
import { findWanted, type WantedRow } from '../wanted-store.ts';
import type { WantedPageView } from '../wanted-view.ts';
import { listAnswers } from '../answer/answer-store.ts';

/**
 * One request. What waits for our review or was not accepted is there for its owner and staff alone; what ended is shown
 * for thirty days, and then it is gone.
 */
export async function showWanted(ctx: Context, { wantedId }: { wantedId: string }): Promise<WantedPageView> {
  const { viewer } = ctx;
  const now = ctx.now();
  const row = await findWanted(ctx.db, wantedId, now);
  const isOwn = row !== undefined && viewer?.id === row.buyer_id;
  const isInside = isOwn || can(viewer, 'review wanted ads');
  if (!row || (!isInside && isPrivate(row))) throw new Refusal('not-found', 'There is no such request.');
  ensureStillThere(row, { isInside, now });
  const view = wantedView(row, now);
  const isOpen = view.status === 'live' && row.held === null;
  return {
    ...view,
    isOwn,
    canAnswer: isOpen && !isOwn && can(viewer, 'answer wanted ads'),
    answeredWith: viewer ? await listAnswers(ctx.db, row.id, viewer.id) : [],
    isHidden: row.held !== null,
    events: isOwn ? allowedWantedEvents(toWantedLife(row), now) : [],
    whyRejected: isOwn && row.status === 'rejected' ? row.rejected_why : null,
  };
}

/** Never shown to anybody as it is, whatever became of it. */
const isPrivate = ({ status, published_at }: WantedRow) =>
  status === 'rejected' || status === 'pending_review' || published_at === null;

function ensureStillThere(row: WantedRow, { isInside, now }: { isInside: boolean; now: Date }): void {
  const life = toWantedLife(row);
  if (row.status === 'deleted') throw new Refusal('gone', WANTED_SENTENCE.deleted);
  if (row.held !== null && !isInside)
    throw new Refusal('gone', row.held === 'removal' ? WANTED_HIDDEN.forGood : WANTED_HIDDEN.now);
  if (findEnd(life, now) !== null && !isInside && !isJustEnded(life, now))
    throw new Refusal('gone', WANTED_SENTENCE.ended);
}

import { ensureWantedStep } from '#rules/wanted/wanted-life.ts';
import type { ReviewWanted } from '#rules/wanted/wanted-schema.ts';
import { wantedTitle } from '#rules/wanted/wanted-title.ts';
import type { Context } from '../../context.ts';
import { tellDecision } from '../../statements/tell-decision.ts';
import { ensureNotHidden, openWanted } from '../keep/open-wanted.ts';
import { readWantedFacts, toWantedLife, wantedView } from '../make-wanted-view.ts';
import { askForMatches } from '../matching/ask-for-matches.ts';
import { findWanted, updateWanted } from '../wanted-store.ts';
import type { WantedView } from '../wanted-view.ts';

/** Staff decide on a request that waits: it goes live, or its owner reads why not. */
export async function reviewWanted(ctx: Context, review: ReviewWanted): Promise<WantedView> {
  const { decision, reason, message } = review;
  return ctx.write(async (unit) => {
    const now = ctx.now();
    const { row } = await openWanted(ctx, unit.db, review, 'review wanted ads');
    const status = ensureWantedStep({ ...toWantedLife(row), version: row.version }, decision, now);
    if (status === 'live') ensureNotHidden(row, now);
    await updateWanted(unit.db, row, {
      status,
      updated_at: now,
      ...(status === 'live' ? { published_at: now } : { rejected_why: message ?? reason }),
    });
    await unit.audit({
      action: `wanted.${decision}`,
      objectKind: 'wanted',
      objectId: row.id,
      before: { status: row.status },
      after: { status },
      reason,
    });
    await tellDecision(ctx, unit, {
      accountId: row.buyer_id,
      act: decision === 'approve' ? 'wanted-approve' : 'wanted-reject',
      subject: wantedTitle(readWantedFacts(row)),
      message,
    });
    if (status === 'live') await askForMatches(unit);
    const reviewed = await findWanted(unit.db, row.id, now);
    return wantedView(reviewed ?? row, now);
  });
}

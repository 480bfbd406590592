import { isRefusal } from '#rules/refusal.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import { DAY_MS } from '#rules/time.ts';
import type { Context } from '../../context.ts';
import { findPlan } from '../../payments/plans/find-plan.ts';
import {
  countOpened,
  findAdToContact,
  findConversationAbout,
  hasProvedAddress,
} from '../conversation-store.ts';
import { UNPROVED } from './open-conversation.ts';
import { ensureNotBlocked } from './ensure-not-blocked.ts';

type Foreseen = {
  /** Why no question about it can be sent now; null where it can. */
  problem: string | null;
  /** Whether it would open a conversation, which a plan counts. */
  isNew: boolean;
};

/** Whether a question about an ad would be taken, where so many conversations are opened before it at the same time. */
export async function foreseeQuestion(
  ctx: Context,
  { adId, before }: { adId: string; before: number },
): Promise<Foreseen> {
  const buyer = ensureMayLook(ctx.viewer, 'contact this seller');
  if (!(await hasProvedAddress(ctx.db, buyer.id))) return { problem: UNPROVED, isNew: false };
  const ad = await findAdToContact(ctx.db, adId);
  if (!ad) return { problem: 'There is no such ad.', isNew: false };
  const problem = await blockProblem(ctx, buyer.id, ad.seller_id);
  if (problem !== null) return { problem, isNew: false };
  if (await findConversationAbout(ctx.db, ad.id, buyer.id)) return { problem: null, isNew: false };
  const { limits } = await findPlan(ctx, buyer);
  const { all } = await countOpened(ctx.db, buyer.id, new Date(ctx.now().getTime() - DAY_MS));
  const isFull = all + before >= limits.newConversationsPerDay;
  return { problem: isFull ? sayFull(limits.newConversationsPerDay) : null, isNew: true };
}

async function blockProblem(ctx: Context, me: string, other: string): Promise<string | null> {
  try {
    await ensureNotBlocked(ctx.db, me, other);
    return null;
  } catch (error) {
    if (isRefusal(error)) return error.message;
    throw error;
  }
}

const sayFull = (most: number): string =>
  most === 0
    ? 'Choose a plan first; there is a free one.'
    : `Your plan allows ${most} new conversations a day. You can continue those you have.`;

import { statusAt, PRIVATE_STATUSES } from '#rules/ads/state.ts';
import { AD_STATUS_IN_A_SENTENCE } from '#rules/ads/ad-words.ts';
import type { ContactSeller } from '#rules/messages/message-schema.ts';
import type { SentMessage } from '../message-view.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { ProcessContext } from '../../context.ts';
import { findPlan } from '../../payments/plans/find-plan.ts';
import { findBlocks } from '../block-store.ts';
import {
  type AdToContact,
  countOpened,
  findAdToContact,
  findConversation,
  findConversationAbout,
  startConversation,
  lockWriter,
} from '../conversation-store.ts';
import { postMessage } from './post-message.ts';
import { DAY_MS } from '#rules/time.ts';
import { HOUR_SECONDS } from '#rules/time.ts';

/** A question about an ad: opens the conversation of that ad and buyer, or goes on with it, and mails the seller. */
export async function contactSeller(ctx: ProcessContext, input: ContactSeller): Promise<SentMessage> {
  const buyer = ensure(ctx.viewer, 'contact this seller');
  return ctx.write(async (unit) => {
    const { verified_at } = await lockWriter(unit.db, buyer.id);
    if (verified_at === null) throw new Refusal('not-allowed', 'Please confirm your e-mail address first.');
    const ad = await findAdToContact(unit.db, input.adId);
    ensureOpenForQuestions(ctx, ad);
    ensure(ctx.viewer, 'contact this seller', { sellerId: ad.seller_id });
    const blocks = await findBlocks(unit.db, buyer.id, ad.seller_id);
    if (blocks.byThem) throw new Refusal('not-allowed', 'This person does not take messages from you.');

    const id =
      (await findConversationAbout(unit.db, ad.id, buyer.id)) ??
      (await ensureConversationFits(ctx, unit.db),
      await startConversation(unit.db, {
        adId: ad.id,
        buyerId: buyer.id,
        sellerId: ad.seller_id,
        now: ctx.now(),
      }));
    const conversation = await findConversation(unit.db, id, buyer.id);
    if (!conversation) throw new Error(`the conversation ${id} is missing`);
    return postMessage(ctx, unit, buyer, conversation, input);
  });
}

function ensureOpenForQuestions(ctx: ProcessContext, ad: AdToContact | undefined): asserts ad is AdToContact {
  if (!ad || PRIVATE_STATUSES.includes(ad.status)) throw new Refusal('not-found', 'There is no such ad.');
  if (ad.status === 'deleted' || !ad.seller_is_here) throw new Refusal('gone', 'This ad was removed.');
  if (ad.held !== null) throw new Refusal('gone', 'This ad is not available right now.');
  const status = statusAt({ status: ad.status, expiresAt: ad.expires_at }, ctx.now());
  if (status !== 'live')
    throw new Refusal(
      'conflict',
      `This ad is ${AD_STATUS_IN_A_SENTENCE[status]}, so its seller takes no new questions.`,
      {},
      { current: { status } },
    );
}

async function ensureConversationFits(ctx: ProcessContext, db: ProcessContext['db']) {
  const buyer = ensure(ctx.viewer, 'contact this seller');
  const { limits } = await findPlan(ctx, buyer, db);
  if (limits.newConversationsPerDay === 0)
    throw new Refusal('payment-required', 'Choose a plan first; there is a free one.');
  const opened = await countOpened(db, buyer.id, new Date(ctx.now().getTime() - DAY_MS));
  if (opened.all >= limits.newConversationsPerDay)
    throw new Refusal(
      'too-many',
      `Your plan allows ${limits.newConversationsPerDay} new conversations a day. You can continue those you have.`,
      {},
      { retryAfterSeconds: HOUR_SECONDS },
    );
}

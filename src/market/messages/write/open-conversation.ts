import type { Unit } from '#platform/unit-of-work.ts';
import type { Account } from '#rules/accounts/account.ts';
import { statusAt, PRIVATE_STATUSES } from '#rules/ads/state.ts';
import { AD_STATUS_IN_A_SENTENCE } from '#rules/ads/ad-words.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { DAY_MS, HOUR_SECONDS } from '#rules/time.ts';
import type { Context } from '../../context.ts';
import { findPlan } from '../../payments/plans/find-plan.ts';
import {
  type AdToContact,
  type ConversationRow,
  countOpened,
  findAdToContact,
  findConversation,
  findConversationAbout,
  lockWriter,
  startConversation,
} from '../conversation-store.ts';
import { ensureNotBlocked } from './ensure-not-blocked.ts';

export const UNPROVED = 'Please confirm your e-mail address first.';

type Wish = {
  adId: string;
  permission: 'contact this seller' | 'make an offer on this ad';
  /** What a seller takes none of while the ad is not live. */
  takes: 'new questions' | 'offers';
};

/** The ad somebody wants to write about, if they may write to its seller about it now. */
export async function findAdToWriteAbout(
  ctx: Context,
  { db }: Unit,
  buyer: Account,
  { adId, permission, takes }: Wish,
): Promise<AdToContact> {
  const { verified_at } = await lockWriter(db, buyer.id);
  const ad = await findAdToContact(db, adId);
  // One's own is said first, however it stands.
  if (ad) ensure(ctx.viewer, permission, { sellerId: ad.seller_id });
  if (verified_at === null) throw new Refusal('not-allowed', UNPROVED);
  ensureOpenFor(ctx, ad, takes);
  await ensureNotBlocked(db, buyer.id, ad.seller_id);
  return ad;
}

/** The conversation of that ad and buyer: the one there is, or a new one, which counts. */
export async function openConversation(
  ctx: Context,
  { db }: Unit,
  buyer: Account,
  ad: AdToContact,
): Promise<ConversationRow> {
  const known = await findConversationAbout(db, ad.id, buyer.id);
  if (known === undefined) await ensureConversationFits(ctx, db, buyer);
  const id =
    known ??
    (await startConversation(db, {
      adId: ad.id,
      buyerId: buyer.id,
      sellerId: ad.seller_id,
      now: ctx.now(),
    }));
  const conversation = await findConversation(db, id, buyer.id);
  if (!conversation) throw new Error(`the conversation ${id} is missing`);
  return conversation;
}

function ensureOpenFor(
  ctx: Context,
  ad: AdToContact | undefined,
  takes: Wish['takes'],
): asserts ad is AdToContact {
  if (!ad || PRIVATE_STATUSES.includes(ad.status)) throw new Refusal('not-found', 'There is no such ad.');
  if (ad.status === 'deleted' || !ad.seller_is_here) throw new Refusal('gone', 'This ad was removed.');
  if (ad.held !== null) throw new Refusal('gone', 'This ad is not available right now.');
  const status = statusAt(
    { status: ad.status, expiresAt: ad.expires_at, reservedUntil: ad.reserved_until },
    ctx.now(),
  );
  if (status !== 'live')
    throw new Refusal(
      'conflict',
      `This ad is ${AD_STATUS_IN_A_SENTENCE[status]}, so its seller takes no ${takes}.`,
      {},
      { current: { status } },
    );
}

async function ensureConversationFits(ctx: Context, db: Context['db'], buyer: Account) {
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

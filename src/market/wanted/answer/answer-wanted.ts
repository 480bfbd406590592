import type { Database } from '#platform/postgres/database.ts';
import type { Account } from '#rules/accounts/account.ts';
import { type AdStatus, statusAt } from '#rules/ads/state.ts';
import { isId } from '#rules/id.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { DAY_MS, untilFewer } from '#rules/time.ts';
import { WANTED_HIDDEN, WANTED_SENTENCE, wantedStatusAt } from '#rules/wanted/wanted-life.ts';
import { ANSWERS_MOST } from '#rules/wanted/wanted-list.ts';
import type { AnswerWanted } from '#rules/wanted/wanted-schema.ts';
import type { Context } from '../../context.ts';
import type { SentMessage } from '../../messages/message-view.ts';
import { openForAnswer } from '../../messages/write/open-for-answer.ts';
import { postMessage } from '../../messages/write/post-message.ts';
import { findPlan } from '../../payments/plans/find-plan.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { type AskedRow, listAsked, listOffered, type OfferedRow } from '../hair-store.ts';
import { isFree, judgePair } from '../to-hair.ts';
import { findOwnStatus, insertAnswer, listAnswers, listAnswerTimes, lockAsked } from './answer-store.ts';

/**
 * A seller answers a request with one of their live ads: it opens the conversation of that ad and that buyer, or goes on
 * with it, and the buyer can make an offer there at once.
 */
export async function answerWanted(
  ctx: Context,
  { wantedId, adId, message, sendForReview }: AnswerWanted,
): Promise<SentMessage> {
  const seller = ensure(ctx.viewer, 'answer wanted ads');
  return ctx.write(async (unit) => {
    const { db } = unit;
    const now = ctx.now();
    const asked = await findOpen(ctx, db, wantedId, seller);
    const conversation = await openForAnswer(unit, seller, {
      adId,
      buyerId: asked.buyer_id,
      now,
      ensureMay: async () => {
        // Its owner may have ended or changed it while this waited for the seller.
        await lockAsked(db, asked.id);
        await ensureMayAnswer(ctx, db, { seller, asked: await findOpen(ctx, db, asked.id, seller), adId });
      },
    });
    await insertAnswer(db, {
      wantedId: asked.id,
      adId,
      sellerId: seller.id,
      conversationId: conversation.id,
      now,
    });
    return postMessage(ctx, unit, seller, conversation, { message, sendForReview });
  });
}

/** The request, if others may still answer it. */
async function findOpen(ctx: Context, db: Database, wantedId: string, seller: Account): Promise<AskedRow> {
  const asked = isId(wantedId) ? (await listAsked(db, [wantedId])).get(wantedId) : undefined;
  const status =
    asked && wantedStatusAt({ status: asked.status, endsAt: asked.ends_at, endedAt: null }, ctx.now());
  const isKnown = asked?.since !== 0 && (status === 'live' || status === 'ended' || status === 'deleted');
  if (!asked || (!isKnown && asked.buyer_id !== seller.id))
    throw new Refusal('not-found', 'There is no such request.');
  if (asked.buyer_id === seller.id)
    throw new Refusal('not-allowed', 'This is your own request. You cannot answer it.');
  if (status !== 'live')
    throw new Refusal('conflict', WANTED_SENTENCE[status === 'deleted' ? 'deleted' : 'ended']);
  if (asked.held !== null) throw new Refusal('conflict', WANTED_HIDDEN.now);
  return asked;
}

/** The seller is locked by now: of two answers at once the second finds the first. */
async function ensureMayAnswer(
  ctx: Context,
  db: Database,
  { seller, asked, adId }: { seller: Account; asked: AskedRow; adId: string },
): Promise<void> {
  const ad = isId(adId) ? (await listOffered(db, [adId])).get(adId) : undefined;
  if (ad?.seller_id !== seller.id) {
    const status = await findOwnStatus(db, adId, seller.id);
    throw status ? notLive(status) : new Refusal('not-found', 'There is no such ad.');
  }
  const answers = await listAnswers(db, asked.id, seller.id);
  if (answers.includes(ad.id)) throw new Refusal('conflict', 'You have answered with this ad.');
  ensureFree(ctx, ad);
  const judged = judgePair(asked, ad, { rates: await readRatesInside(db), now: ctx.now() });
  if (judged.points === null) {
    const sentence = `This ad does not fit: ${judged.whyNot}.`;
    throw new Refusal('invalid', sentence, { adId: [sentence] });
  }
  if (answers.length >= ANSWERS_MOST)
    throw new Refusal(
      'conflict',
      `You have answered this request with ${ANSWERS_MOST} ads, the most you can.`,
    );
  await ensureAnswerFits(ctx, db, seller);
}

/** What is kept for somebody, or hidden, is live and can be offered to nobody else all the same. */
function ensureFree(ctx: Context, ad: OfferedRow): void {
  if (isFree(ad, ctx.now())) return;
  throw notLive(
    statusAt({ status: ad.status, expiresAt: ad.expires_at, reservedUntil: ad.reserved_until }, ctx.now()),
  );
}

const notLive = (status: AdStatus) =>
  new Refusal('conflict', 'Only a live ad can answer a request.', {}, { current: { status } });

async function ensureAnswerFits(ctx: Context, db: Database, seller: Account): Promise<void> {
  const { limits } = await findPlan(ctx, seller, db);
  const most = limits.wantedAnswersPerDay;
  if (most === 0) throw new Refusal('payment-required', 'Choose a plan first; there is a free one.');
  const now = ctx.now();
  const given = await listAnswerTimes(db, seller.id, new Date(now.getTime() - DAY_MS));
  if (given.length >= most)
    throw new Refusal(
      'too-many',
      `Your plan allows ${most} answers to requests a day.`,
      {},
      { retryAfterSeconds: untilFewer(given, { most, withinMs: DAY_MS, now }) },
    );
}

import { ensure } from '#rules/permissions.ts';
import { isAnswerable } from '#rules/ratings/rating-rules.ts';
import type { AnswerRating } from '#rules/ratings/rating-schema.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { notify } from '../notifications/notify.ts';
import { ensureAccountMay } from '../rate-limits/ensure-within-limits.ts';
import { lockRatingAbout, setAnswer } from './rating-store.ts';
import { ensureShowable } from './write-rating.ts';

/** Whom a rating is about answers it, once, below it and for everybody. What is sealed is not there yet. */
export async function answerRating(ctx: Context, { ratingId, version, answer }: AnswerRating): Promise<void> {
  const account = ensure(ctx.viewer, 'answer a rating about you');
  await ensureAccountMay(ctx, 'rating', account.id);
  await ctx.write(async (unit) => {
    const rating = await lockRatingAbout(unit.db, ratingId, account.id);
    if (!rating || rating.sealedUntil !== null || rating.removedAt !== null)
      throw new Refusal('not-found', 'There is no such rating about you.');
    if (!isAnswerable(rating) || rating.version !== version)
      throw new Refusal(
        'conflict',
        isAnswerable(rating)
          ? 'This rating has changed. Please look at it again.'
          : 'You have answered this rating already.',
        {},
        { current: { version: rating.version } },
      );
    ensureShowable(answer, rating.aboutSeller ? 'seller' : 'buyer', 'answer');
    await setAnswer(unit.db, { id: rating.id, answer, now: ctx.now() });
    await notify(ctx, unit, {
      accountId: rating.byId,
      kind: 'rating',
      subject: rating.saleId,
      link: '/ratings#written',
      words: { news: `${account.username} answered your rating` },
    });
  });
}

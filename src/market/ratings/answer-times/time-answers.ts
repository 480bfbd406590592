import { ANSWER_TIME } from '#rules/ratings/answer-time.ts';
import { DAY_MS } from '#rules/time.ts';
import type { Context } from '../../context.ts';
import { replaceAnswerTimes } from './answer-time-store.ts';

/** Counts anew how long sellers take to a first answer. */
export async function timeAnswers(ctx: Context): Promise<void> {
  const now = ctx.now();
  const since = new Date(now.getTime() - ANSWER_TIME.days * DAY_MS);
  await ctx.write(({ db }) => replaceAnswerTimes(db, { since, least: ANSWER_TIME.least, now }));
}

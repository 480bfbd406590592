import { LETTERS_COUNT_SECONDS } from '#rules/limits.ts';
import type { Context } from '../context.ts';
import { removeOldLettersSent } from './mails-sent-store.ts';

/** Forgets who was written to, once it no longer counts. */
export async function forgetOldLetters(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - LETTERS_COUNT_SECONDS * 1000);
  await ctx.write(({ db }) => removeOldLettersSent(db, before));
}

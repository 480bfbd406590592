import { MAIL_LIMIT_SECONDS } from '#rules/limits.ts';
import type { Context } from '../context.ts';
import { removeOldMailsSent } from './mails-sent-store.ts';

/** Forgets who was written to, once it no longer counts. */
export async function forgetOldMails(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - MAIL_LIMIT_SECONDS * 1000);
  await ctx.write(({ db }) => removeOldMailsSent(db, before));
}

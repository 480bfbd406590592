import type { Mail } from '#platform/mail/mailer.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { MAIL_LIMITS, type StrangersMail } from '#rules/limits.ts';
import type { Context } from '../context.ts';
import { countMailsSince, insertMailSent, lockMailsTo } from './mails-sent-store.ts';
import { SEND_MAIL } from './send-mail.ts';

/**
 * Sends an e-mail that a stranger can cause, as long as its recipient had few of this kind; false when it stays unsent.
 * Only what is mailed counts, so it is counted in the same write. Whoever asked must not be told which it was.
 */
export async function mailSparingly(
  ctx: Context,
  unit: Unit,
  kind: StrangersMail,
  mail: Mail,
): Promise<boolean> {
  // Whoever writes to themselves is no stranger.
  const isOwn = ctx.viewer?.email === mail.to;
  if (!isOwn && !(await countIfFew(ctx, unit, kind, mail.to))) return false;
  await unit.enqueue(SEND_MAIL, mail);
  return true;
}

/** One more of this kind to this mailbox, unless it had enough. */
async function countIfFew(ctx: Context, unit: Unit, kind: StrangersMail, to: string): Promise<boolean> {
  const now = ctx.now();
  const sending = { recipient: ctx.secrets.sign('letters-to', to), kind };
  await lockMailsTo(unit.db, sending);
  for (const { most, seconds } of MAIL_LIMITS[kind]) {
    const since = new Date(now.getTime() - seconds * 1000);
    if ((await countMailsSince(unit.db, sending, since)) >= most) return false;
  }
  await insertMailSent(unit.db, sending, now);
  return true;
}

import type { Context } from '../../context.ts';
import { stopMails } from '../../notifications/stop-mails.ts';
import { findByToken } from './letter-store.ts';

/** One click in an e-mail stops the e-mails of what fits, without signing in (RFC 8058); false for an unknown link. */
export async function unsubscribeMatches(ctx: Context, token: string): Promise<boolean> {
  if (!/^[A-Za-z0-9_-]{22,100}$/.test(token)) return false;
  return ctx.write(async (unit) => {
    const accountId = await findByToken(unit.db, token);
    if (accountId === undefined) return false;
    await stopMails(unit, { accountId, kind: 'match', now: ctx.now() });
    return true;
  });
}

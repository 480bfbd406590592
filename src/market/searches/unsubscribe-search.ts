import type { Context } from '../context.ts';
import { muteSearch } from './search-store.ts';

/**
 * One click in an e-mail stops the e-mails of that search, without signing in (RFC 8058); false for an unknown link.
 */
export async function unsubscribeSearch(ctx: Context, token: string): Promise<boolean> {
  return /^[A-Za-z0-9_-]{22,100}$/.test(token) && ctx.write(({ db }) => muteSearch(db, token));
}

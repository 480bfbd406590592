import type { Context } from '../../context.ts';
import { muteBundle } from '../keep/bundle-store.ts';

/** One click in an e-mail stops the e-mails about that bundle, without signing in (RFC 8058); false for an unknown link. */
export async function unsubscribeBundle(ctx: Context, token: string): Promise<boolean> {
  return /^[A-Za-z0-9_-]{22,100}$/.test(token) && ctx.write(({ db }) => muteBundle(db, token));
}

import type { Database } from '#platform/postgres/database.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { lockEpoch } from '../account-store.ts';
import { moveToEpoch } from '../sign-in/session-store.ts';
import { signOutEverywhere } from '../sign-in/sign-out-everywhere.ts';

type Change = { accountId: string; why: string; change: () => Promise<void> };

/**
 * Changes by what somebody proves who they are, on the session that asked for it: it and its device go on, every other
 * one ends.
 */
export async function changeProof(
  ctx: Context,
  { db }: { db: Database },
  { accountId, why, change }: Change,
): Promise<void> {
  const { session } = ctx.browser;
  await ensureNothingChanged(ctx, db, accountId);
  await change();
  await signOutEverywhere(db, accountId, { why, now: ctx.now(), except: session });
  if (session) await moveToEpoch(db, session, await lockEpoch(db, accountId));
}

/** Of two who change the same account at once the second is signed out by the first, and must not go on. */
export async function ensureNothingChanged({ browser }: Context, db: Database, accountId: string) {
  if (browser.session && (await lockEpoch(db, accountId)) === browser.session.epoch) return;
  throw new Refusal('not-signed-in', 'Your account was changed a moment ago. Please sign in again.');
}

import type { Context } from '../context.ts';
import { listRunning } from '../accounts/sign-in/session-store.ts';

/** Which of these sessions still run: not logged out, not run out, and nobody of a blocked or deleted account. */
export async function listOpenSessions(ctx: Context, sessionIds: string[]): Promise<Set<string>> {
  return new Set(sessionIds.length === 0 ? [] : await listRunning(ctx.db, sessionIds, ctx.now()));
}

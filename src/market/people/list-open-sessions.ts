import type { Context } from '../context.ts';
import { listRunningSessions } from './person-store.ts';

/** Which of these sessions still run: not logged out, not run out, and nobody of a blocked or deleted account. */
export async function listOpenSessions(ctx: Context, sessionIds: string[]): Promise<Set<string>> {
  return new Set(sessionIds.length === 0 ? [] : await listRunningSessions(ctx.db, sessionIds, ctx.now()));
}

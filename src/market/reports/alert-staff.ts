import type { Database } from '#platform/postgres/database.ts';
import type { Context } from '../context.ts';
import { openCase } from './open-case.ts';

/** The site itself reports somebody, so that staff look at them. */
export async function alertStaff(
  ctx: Context,
  { db }: { db: Database },
  { accountId, text }: { accountId: string; text: string },
): Promise<void> {
  await openCase(ctx, db, { target: { kind: 'user', id: accountId }, reason: 'scam', text });
}

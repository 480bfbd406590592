import type { Database } from '#platform/postgres/database.ts';

/** Gives somebody a free plan: 5 for buyers, 1 for sellers. */
export async function giveFreePlan(db: Database, accountId: string, plan: 1 | 5, now: Date): Promise<void> {
  await db.insertInto('subscriptions').values({ account_id: accountId, plan, starts_at: now }).execute();
}

import type { Database } from '#platform/postgres/database.ts';

export async function insertOrSeeNetwork(
  db: Database,
  { accountId, network, now }: { accountId: string; network: string; now: Date },
): Promise<void> {
  await db
    .insertInto('sign_in_networks')
    .values({ account_id: accountId, network, last_seen_at: now })
    .onConflict((known) => known.columns(['account_id', 'network']).doUpdateSet({ last_seen_at: now }))
    .execute();
}

export async function sharesNetwork(
  db: Database,
  { one, other, since }: { one: string; other: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_networks as mine')
    .innerJoin('sign_in_networks as theirs', 'theirs.network', 'mine.network')
    .select('mine.network')
    .where('mine.account_id', '=', one)
    .where('theirs.account_id', '=', other)
    .where('mine.last_seen_at', '>=', since)
    .where('theirs.last_seen_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

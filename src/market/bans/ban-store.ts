import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

type Asked = { kind: 'address' | 'device'; marks: readonly string[]; now: Date };
export type StandingBan = { accountId: string; endsAt: Date };

/** The bans of this kind that stand now on any of these marks, the longest first. */
export async function listStandingBans(db: Database, { kind, marks, now }: Asked): Promise<StandingBan[]> {
  return db
    .selectFrom('bans')
    .select(['account_id as accountId', 'ends_at as endsAt'])
    .where('kind', '=', kind)
    .where(sql<boolean>`marks && ${[...marks]}::text[]`)
    .where('lifted_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('ends_at', 'desc')
    .execute();
}

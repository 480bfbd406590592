import type { Database } from '#platform/postgres/database.ts';

/** Somebody with ads that the public has seen, who is neither blocked nor gone. */
export async function hasPublicAds(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where((account) =>
      account.exists(
        account
          .selectFrom('ads')
          .select('ads.id')
          .whereRef('ads.seller_id', '=', 'accounts.id')
          .where('ads.status', 'in', ['live', 'sold', 'paused', 'expired'])
          .where('ads.held', 'is', null),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

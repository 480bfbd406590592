import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { AdEvent, AdStatus } from '#rules/ads/state.ts';

/** What staff know of an ad beside what it says. */
export async function findAdFile(db: Database, adId: string) {
  return db
    .selectFrom('ads')
    .innerJoin('accounts as seller', 'seller.id', 'ads.seller_id')
    .leftJoin('accounts as staff', 'staff.id', 'ads.entered_by')
    .select(['ads.entered_by', 'ads.risk', 'ads.risk_signals', 'ads.consent_noted_at', 'ads.consent_how'])
    .select(['seller.id as seller_id', 'seller.username as seller_name', 'staff.username as entered_name'])
    .where('ads.id', '=', adId)
    .executeTakeFirstOrThrow();
}

export type AdStepRow = {
  at: Date;
  event: AdEvent;
  from_status: AdStatus | null;
  to_status: AdStatus;
  username: string | null;
  reason: string | null;
};

/** Every step of an ad's life, the last one first. */
export async function listAdSteps(db: Database, adId: string, most: number): Promise<AdStepRow[]> {
  const { rows } = await sql<AdStepRow>`
    select at, event, from_status, to_status, reason,
      (select username from accounts where accounts.id = account_id) as username
    from ad_transitions where ad_id = ${adId} order by at desc, id desc limit ${most}`.execute(db);
  return rows;
}

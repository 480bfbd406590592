import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { SubmittedAd } from '../ad-rows-store.ts';
import { type PhotoRow, readMainPhoto, withMainPhoto } from '../../sql/main-photo-sql.ts';

type PublicAd = { row: SubmittedAd; seller: string; photo: PhotoRow | null };

/** Those of these ads that are for sale or were sold, by id, each with its main photo and the name of its seller. */
export async function listPublicAds(db: Database, ids: string[], now: Date): Promise<Map<string, PublicAd>> {
  const asked = db
    .selectFrom('ads')
    .selectAll('ads')
    .where(sql<boolean>`ads.id = any(${ids}::uuid[])`)
    .where('ads.held', 'is', null)
    .where((ad) =>
      ad.or([ad('ads.status', '=', 'sold'), ad('ads.status', '=', 'live').and('ads.expires_at', '>', now)]),
    );
  const rows = await withMainPhoto(asked)
    .innerJoin('accounts', 'accounts.id', 'ads.seller_id')
    .select('accounts.username as seller')
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { row: row as unknown as SubmittedAd, seller: row.seller, photo: readMainPhoto(row) },
    ]),
  );
}

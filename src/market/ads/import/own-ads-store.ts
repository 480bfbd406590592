import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';
import type { AdRow, AlbumRow } from '../ad-rows-store.ts';

/** An ad of one's own with its photos in their order. */
export type OwnAdWithPhotos = AdRow & { photos: Pick<AlbumRow, 'id' | 'tape' | 'slot'>[] };

type Named = { sellerId: string; ids: readonly string[]; refs: readonly string[] };

/** The seller's ads of these ids and refs, in any status. Those of others are not there. */
export async function findOwnAds(db: Database, { sellerId, ids, refs }: Named): Promise<OwnAdWithPhotos[]> {
  const known = ids.filter(isId);
  if (known.length === 0 && refs.length === 0) return [];
  const rows = await db
    .selectFrom('ads')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where((ad) =>
      ad.or([
        ...(known.length > 0 ? [ad('id', 'in', known)] : []),
        ...(refs.length > 0 ? [ad('ref', 'in', [...refs])] : []),
      ]),
    )
    .execute();
  return withPhotos(db, rows);
}

/** The seller's ads that were not deleted, the oldest first, so many behind this one. */
export async function listOwnAds(
  db: Database,
  { sellerId, after, limit }: { sellerId: string; after: string | null; limit: number },
): Promise<OwnAdWithPhotos[]> {
  let ads = db
    .selectFrom('ads')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('status', '<>', 'deleted');
  if (after !== null) ads = ads.where('id', '>', after);
  return withPhotos(db, await ads.orderBy('id').limit(limit).execute());
}

async function withPhotos(db: Database, rows: AdRow[]): Promise<OwnAdWithPhotos[]> {
  if (rows.length === 0) return [];
  const photos = await db
    .selectFrom('photos')
    .select(['id', 'ad_id', 'tape', 'slot'])
    .where(
      'ad_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const byAd = Map.groupBy(photos, ({ ad_id }) => ad_id);
  return rows.map((row) => ({ ...row, photos: byAd.get(row.id) ?? [] }));
}

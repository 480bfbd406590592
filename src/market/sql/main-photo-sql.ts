import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '#platform/postgres/schema.ts';

/** What is shown of a photo. */
export type PhotoRow = Pick<
  Selectable<DB['photos']>,
  'id' | 'public_key' | 'width' | 'height' | 'thumbhash' | 'tape' | 'has_avif'
>;

/** An ad's first photo is its main one. In the words of the query: a prepared plan, too, knows there is but one. */
const isMainPhoto = (adId: string) => sql<boolean>`photos.ad_id = ${sql.ref(adId)} and photos.position = 1`;

/** The address of the main photo of the ad with this id. */
export const selectMainPhotoKey = (adId: string) =>
  sql<string | null>`(select photos.public_key from photos where ${isMainPhoto(adId)})`;

/** Ads with their main photos: one query, one index look-up for each photo. */
export const withMainPhoto = <Row>(ads: SelectQueryBuilder<DB, 'ads', Row>) =>
  ads
    .leftJoin('photos', (join) => join.on(isMainPhoto('ads.id')))
    .select([
      'photos.id as photo_id',
      'photos.public_key as photo_public_key',
      'photos.width as photo_width',
      'photos.height as photo_height',
      'photos.thumbhash as photo_thumbhash',
      'photos.tape as photo_tape',
      'photos.has_avif as photo_has_avif',
    ]);

export type WithMainPhoto = { [Column in keyof PhotoRow as `photo_${Column}`]: PhotoRow[Column] | null };

export function readMainPhoto(row: WithMainPhoto): PhotoRow | null {
  if (row.photo_id === null) return null;
  return {
    id: row.photo_id,
    public_key: row.photo_public_key,
    width: row.photo_width,
    height: row.photo_height,
    thumbhash: row.photo_thumbhash,
    tape: row.photo_tape,
    has_avif: row.photo_has_avif,
  } as PhotoRow;
}

import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { AdInMail } from './mail-parts.ts';
import { selectMainPhotoKey } from '../sql/main-photo-sql.ts';

/** By the rule of the door that hands out photos: what strangers may not see has none here either. */
export async function findAdRow(db: Database, adId: string): Promise<AdInMail> {
  return db
    .selectFrom('ads')
    .select(['id', 'slug', 'number', 'title'])
    .select(
      sql<string | null>`case when has_public_photos(ads) then ${selectMainPhotoKey('ads.id')} end`.as(
        'photo_key',
      ),
    )
    .where('id', '=', adId)
    .executeTakeFirstOrThrow();
}

import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { prepareQuery } from '#platform/postgres/query-pool.ts';
import type { AdInMail } from './mail-parts.ts';
import { selectMainPhotoKey } from '../sql/main-photo-sql.ts';

/** By the rule of the door that hands out photos: what strangers may not see has none here either. */
export async function findAdRow(db: Database, adId: string): Promise<AdInMail> {
  const [ad] = await askForAd(db, { adId });
  if (!ad) throw new Error(`the ad ${adId} is gone`);
  return ad;
}
const askForAd = prepareQuery('ad-in-mail', (db, { adId }: { adId: string }) =>
  selectAdRows(db).where('id', '=', adId).compile(),
);

/** The same of many ads, by id. */
export async function listAdRows(db: Database, adIds: readonly string[]): Promise<Map<string, AdInMail>> {
  const rows = await selectAdRows(db)
    .where(sql<boolean>`id = any(${[...adIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const selectAdRows = (db: Database) =>
  db
    .selectFrom('ads')
    .select(['id', 'slug', 'number', 'title'])
    .select(
      sql<string | null>`case when has_public_photos(ads) then ${selectMainPhotoKey('ads.id')} end`.as(
        'photo_key',
      ),
    );

import { sql } from 'kysely';

/** Who confirmed the length of the ad with this id, for everybody to read: staff without a name. */
export const selectMeasuring = (adId: string) => sql<{ by: 'staff' | 'sales'; at: string } | null>`(
  select json_build_object('by', case when confirmed_by is null then 'sales' else 'staff' end, 'at', confirmed_at)
  from measurements where ad_id = ${sql.ref(adId)})`;

import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

export type SeenAd = { adId: string; viewerId: string | null; times: number };

/** Adds to the day's views what is on show; a seller who looks at an ad of their own is no visitor. */
export async function addViews(db: Database, seen: readonly SeenAd[], day: string): Promise<void> {
  const columns = {
    ads: seen.map(({ adId }) => adId),
    viewers: seen.map(({ viewerId }) => viewerId),
    times: seen.map(({ times }) => times),
  };
  await sql`
    insert into ad_figures_daily (ad_id, day, views)
    select ads.id, ${day}::date, sum(seen.times)
    from unnest(${columns.ads}::uuid[], ${columns.viewers}::uuid[], ${columns.times}::int[])
      as seen (ad_id, viewer_id, times)
    join ads on ads.id = seen.ad_id and ads.seller_id is distinct from seen.viewer_id
    group by ads.id
    order by ads.id
    on conflict (ad_id, day) do update set views = ad_figures_daily.views + excluded.views`.execute(db);
}

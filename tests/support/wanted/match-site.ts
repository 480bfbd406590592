import { sql } from 'kysely';
import { openContext } from '#market/context.ts';
import { matchAds } from '#market/wanted/matching/match-ads.ts';
import { matchWanted } from '#market/wanted/matching/match-wanted.ts';
import { inchesToMm } from '#rules/hair/measure.ts';
import type { NewAd } from '../ads/ad-rows.ts';
import { insertAd } from '../ads/some-ads.ts';
import type { Name } from '../people/cast.ts';
import { openTestSite, type Wishes } from '../site/test-site.ts';
import { putWanted } from './wanted-site.ts';

export const HELLO = 'Hello, this is my own hair, cut last week and tied. Would it suit you?';
const FITS = { length_mm: inchesToMm(20), price: 150_00, currency: 'USD' } as const;

/** A site with words for what Asha sells and Bela looks for. */
export async function openMatchSite(wishes: Wishes = {}) {
  const site = await openTestSite({ plans: { asha: 4, bela: 5 }, ...wishes });
  const inside = () => openContext(site.platform, null, 'test');
  return {
    ...site,
    /** An ad of Asha's that fits what Bela asks for. */
    putAd: (differs: Partial<NewAd> = {}, sellerId = site.people.asha.id) =>
      insertAd(site.db, sellerId, site.clock.now, { ...FITS, ...differs }),
    ask: (differs: Parameters<typeof putWanted>[2] = {}, buyerId = site.people.bela.id) =>
      putWanted(site, buyerId, differs),
    match: async () => {
      await matchWanted(inside());
      await matchAds(inside());
    },
    forAd: (adId: string, who: Name = 'asha') => site.get(`/api/wanted/forAd?adId=${adId}`, who),
    answer: (
      wantedId: string,
      adId: string,
      more: object = {},
      who: Name = 'asha',
      headers?: Record<string, string>,
    ) => site.post('/api/wanted/answer', { wantedId, adId, message: HELLO, ...more }, who, headers),
    changeAd: (adId: string, values: object, event = 'mark-sold') =>
      site.db.transaction().execute(async (tx) => {
        await sql`select set_config('fairhank.event', ${event}, true)`.execute(tx);
        await tx
          .updateTable('ads')
          .set((ad) => ({ ...values, version: ad('version', '+', 1) }))
          .where('id', '=', adId)
          .execute();
      }),
    /** Nobody looks for anything, and nothing is for sale. */
    clear: async () => {
      await site.db.deleteFrom('wanted_answers').execute();
      // Nor does anybody remember whom they wrote to today.
      await sql`update conversations set created_at = created_at - interval '2 days'`.execute(site.db);
      await site.db.deleteFrom('wanted_ads').execute();
      await site.db.deleteFrom('match_letters').execute();
      await site.db.deleteFrom('site_marks').where('name', '=', 'last-letters').execute();
      await site.db.deleteFrom('notifications').execute();
      await site.db.deleteFrom('mailbox').execute();
      await site.db.deleteFrom('blocks').execute();
      await site.db.transaction().execute(async (tx) => {
        await sql`select set_config('fairhank.event', 'delete', true)`.execute(tx);
        await sql`update ads set status = 'deleted', version = version + 1 where status <> 'deleted'`.execute(
          tx,
        );
      });
    },
  };
}

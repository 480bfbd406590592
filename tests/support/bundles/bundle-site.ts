import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Name } from '../people/cast.ts';
import { type NewAd } from '../ads/ad-rows.ts';
import { insertAd } from '../ads/some-ads.ts';
import { somebody } from '../access/thing-owners.ts';
import { openTestSite, type TestSite, type Wishes } from '../site/test-site.ts';
import { inchesToMm } from '#rules/hair/measure.ts';

/** 170 g of at least 16 in, 3 in apart, black, straight or wavy, never coloured, Indian, a parcel at $10. */
export const NEED = {
  grams: '170',
  length: '16',
  spread: '3',
  colour: 'black',
  texture: 'straight,wavy',
  treatment: 'virgin',
  to: 'GB',
  currency: 'USD',
  parcel: '10',
};

type HankWish = Partial<NewAd> & { sellerId?: string };

/** A live ad of cut black Indian hair, straight and never coloured. The price is in dollars unless said otherwise. */
export async function putHank(
  site: TestSite,
  [inches, grams, price]: readonly [inches: number, grams: number, price: number],
  { sellerId, ...wanted }: HankWish = {},
): Promise<string> {
  return insertAd(site.db, sellerId ?? (await somebody(site, 2)), site.clock.now, {
    title: `${inches} in black hair, ${grams} g, ${randomBytes(3).toString('hex')}`,
    length_mm: inchesToMm(inches),
    grams,
    price: price * 100,
    currency: 'USD',
    country: 'IN',
    ...wanted,
  });
}

/** A site with words for what Bela does with bundles. */
export async function openBundleSite(wishes: Wishes = {}) {
  const site = await openTestSite({ plans: { asha: 4, bela: 5 }, ...wishes });
  const post = (act: string, data: object, who: Name = 'bela', headers?: Record<string, string>) =>
    site.post(`/api/bundle/${act}`, data, who, headers);
  return {
    ...site,
    act: post,
    /** Nothing is for sale any more. */
    clear: () =>
      site.db.transaction().execute(async (tx) => {
        await sql`select set_config('fairhank.event', 'delete', true)`.execute(tx);
        await sql`update ads set status = 'deleted', version = version + 1 where status = 'live'`.execute(tx);
      }),
    put: (facts: Parameters<typeof putHank>[1], wanted?: HankWish) => putHank(site, facts, wanted),
    find: (more: Record<string, string> = {}, who?: Name) =>
      site.get(`/api/bundle/find?${new URLSearchParams({ ...NEED, ...more }).toString()}`, who),
    keep: (members: readonly string[], more: object = {}, who: Name = 'bela') =>
      post('keep', { name: 'Short black wig', need: NEED, members, ...more }, who),
    show: (bundleId: string, who: Name = 'bela') => site.get(`/api/bundle/show?bundleId=${bundleId}`, who),
  };
}

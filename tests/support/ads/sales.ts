import { randomBytes } from 'node:crypto';
import type { NewAd } from './ad-rows.ts';
import { inviteOne } from '../people/cast.ts';
import { insertAd } from './some-ads.ts';
import type { TestSite } from '../site/test-site.ts';

type Where = Pick<TestSite, 'db' | 'clock'>;

/** A sale that counts: of a seller of its own, to a buyer who sits elsewhere. Name only what differs. */
export async function insertSale({ db, clock }: Where, wanted: Partial<NewAd> = {}): Promise<string> {
  const name = `s${randomBytes(6).toString('hex')}`;
  const sellerId = wanted.seller_id ?? (await inviteOne(db, clock.now, name, 'seller')).id;
  const sold = { status: 'sold', sold_at: clock.now, ...wanted } as const;
  const id = await insertAd(db, sellerId, clock.now, sold);
  if (!wanted.demo) await db.insertInto('counted_sales').values({ ad_id: id }).execute();
  return id;
}

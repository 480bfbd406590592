import type { PhotoContext } from '#market/context.ts';
import type { Database } from '#platform/postgres/database.ts';
import type { DemoAd } from './ads/demo-ads.ts';
import { allowLoading, insertDemoAd } from './ads/demo-ads-store.ts';
import { insertDemoBundle, listWigHair } from './bundles/demo-bundles-store.ts';
import { pickDemoBundle } from './bundles/pick-demo-bundle.ts';
import { makeDemoCases } from './cases/demo-cases.ts';
import { insertDemoCases } from './cases/demo-cases-store.ts';
import { makePersonId } from './demo-ids.ts';
import { type DemoMarket, countDrawn } from './demo-market-store.ts';
import { type DemoData, makeDemo } from './make-demo.ts';
import { insertConversation } from './messages/demo-messages-store.ts';
import { orderForDrawing } from './order-for-drawing.ts';
import { insertDemoNotes } from './people/demo-notes-store.ts';
import {
  insertChecks,
  insertHolds,
  insertPeople,
  insertPlans,
  insertTraders,
  listPresent,
} from './people/demo-people-store.ts';
import { insertDemoSale } from './sales/demo-sales-store.ts';
import type { DemoPhotos } from './take-photos.ts';
import { makeDemoImport } from './trade/demo-imports.ts';
import { insertDemoImport } from './trade/demo-imports-store.ts';
import { makeDemoWanted } from './wanted/demo-wanted.ts';
import { insertDemoWanted } from './wanted/demo-wanted-store.ts';

export type Say = (line: string) => void;
/** A demo that is being filled in: its market, the ads in the order they are drawn, and everybody's id. */
export type Filling = {
  ctx: PhotoContext;
  say: Say;
  demo: DemoData;
  order: DemoAd[];
  people: Map<string, string>;
};

export const SEED = 'fairhank';

export function openFilling(ctx: PhotoContext, say: Say, market: DemoMarket): Filling {
  const demo = makeDemo({ seed: SEED, now: market.madeAt, ads: market.ads });
  const people = new Map(
    demo.people.map(({ key, createdAt }) => [key, makePersonId(market.id, key, createdAt)]),
  );
  return { ctx, say, demo, order: orderForDrawing(demo.ads), people };
}

/** One write: these ads with their photos and what was written about them, and that they are in. */
export function putIn(
  { ctx, demo, people }: Filling,
  market: DemoMarket,
  ads: readonly DemoAd[],
  photos: DemoPhotos,
  passwordHash?: string,
): Promise<DemoMarket | undefined> {
  return ctx.write(async ({ db }) => {
    const further = await countDrawn(db, market, ads.length);
    if (!further) return undefined;
    await allowLoading(db);
    if (passwordHash !== undefined) {
      await insertPeople(db, demo.people, people, passwordHash);
      await insertPlans(db, demo.people, people);
      await insertTraders(db, demo.people, people);
      await insertChecks(db, demo.people, people);
      await insertHolds(db, demo.people, people);
      await insertDemoCases(db, makeDemoCases(market.madeAt), people);
      await insertDemoNotes(db, people, market.madeAt);
      await insertDemoWanted(db, makeDemoWanted(demo, market.madeAt), people, market.madeAt);
    }
    const present = await listPresent(db, [...people.values()]);
    const isHere = (key: string) => present.has(people.get(key) ?? '');
    const ids = new Map<string, string>();
    for (const ad of ads.filter(({ sellerKey }) => isHere(sellerKey)))
      ids.set(ad.key, await insertDemoAd(db, ad, people, photos.get(ad) ?? [], market.madeAt));
    const file = passwordHash === undefined ? null : makeDemoImport(demo.ads, market.madeAt);
    if (file) await insertDemoImport(db, file, people, ids);
    for (const talk of demo.conversations)
      if (ids.has(talk.adKey) && isHere(talk.buyerKey)) await insertConversation(db, talk, people, ids);
    for (const sale of demo.sales)
      if (ids.has(sale.talk.adKey) && isHere(sale.talk.buyerKey)) await insertDemoSale(db, sale, people, ids);
    if (further.drawn === further.ads && isHere('bela'))
      await keepBundle(db, people.get('bela') ?? '', market);
    return further;
  });
}

/** Once all hair is there that it may be of. */
async function keepBundle(db: Database, accountId: string, { madeAt }: DemoMarket): Promise<void> {
  const members = pickDemoBundle(await listWigHair(db));
  if (members) await insertDemoBundle(db, accountId, members, madeAt);
}

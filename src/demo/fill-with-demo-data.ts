import { availableParallelism } from 'node:os';
import { timeAnswers } from '#market/ratings/time-answers.ts';
import { openContext, type PhotoContext } from '#market/context.ts';
import { DEMO_REQUEST } from '#market/demo-request.ts';
import { openAdvisoryLocks } from '#platform/postgres/advisory-locks.ts';
import { hashPassword } from '#platform/secrets/passwords.ts';
import type { Platform } from '#platform/platform.ts';
import type { DemoAd } from './ads/demo-ads.ts';
import { allowLoading, insertDemoAd } from './ads/demo-ads-store.ts';
import { makeDemoCases } from './cases/demo-cases.ts';
import { insertDemoCases } from './cases/demo-cases-store.ts';
import { makePersonId } from './demo-ids.ts';
import { type DemoMarket, beginDemoMarket, countDrawn, findDemoMarket } from './demo-market-store.ts';
import { openPainter } from './drawing/painter/open-painter.ts';
import { insertDemoNotes } from './people/demo-notes-store.ts';
import { restWhileBusy } from './drawing/painter/rest-while-busy.ts';
import { insertConversation } from './messages/demo-messages-store.ts';
import { type DemoData, makeDemo } from './make-demo.ts';
import { orderForDrawing } from './order-for-drawing.ts';
import { playSales } from './protected-sales/play-sales.ts';
import { insertDemoSale } from './sales/demo-sales-store.ts';
import { DEMO_PASSWORD } from './people/demo-logins.ts';
import {
  insertHolds,
  insertPeople,
  insertPlans,
  insertChecks,
  insertTraders,
  isEmpty,
  listPresent,
} from './people/demo-people-store.ts';
import { type DemoPhotos, takePhotos } from './take-photos.ts';
import { makeDemoImport } from './trade/demo-imports.ts';
import { insertDemoImport } from './trade/demo-imports-store.ts';

type Say = (line: string) => void;
type Stop = () => Promise<void>;
/** A demo that is being filled in: its market, the ads in the order they are drawn, and everybody's id. */
type Filling = { ctx: PhotoContext; say: Say; demo: DemoData; order: DemoAd[]; people: Map<string, string> };

const SEED = 'fairhank';
/** How many ads are there when the site opens, how many come with each step after that, and how far those stand back. */
type Pace = { first: number; next: number; niceness: number };
/** So nice a process takes a thirtieth of a processor from whoever wants all of it. */
const PACE: Pace = { first: 48, next: 12, niceness: 15 };
/** So few are drawn before the site opens: a test that looks for all of them need not wait for the rest. */
const WHOLE_AT_ONCE = 60;
const SAY_EVERY_MS = 10_000;

/**
 * Fills an empty site with a market to look at, or goes on where an earlier start was interrupted. Comes back as soon
 * as the home page is full; the rest is drawn behind the open site until it is done, or told to stop.
 */
export async function fillWithDemoData(platform: Platform, say: Say, pace?: Pace): Promise<Stop> {
  const { db, config, address } = platform;
  const begun = await findDemoMarket(db);
  if (!begun?.drawn && !(await isEmpty(db))) return async () => {};
  const direct = config.DATABASE_DIRECT_URL ? { url: config.DATABASE_DIRECT_URL } : address;
  const locks = await openAdvisoryLocks(direct);
  try {
    // Of several that start over one empty database, one fills it in and the others wait for the first page.
    await locks.wait('demo: first ads');
    const { filling, market } = await fillFirst(
      openContext(platform, null, DEMO_REQUEST),
      config.DEMO_ADS,
      say,
      pace,
    );
    await playSales(platform, { ...filling, market, seed: SEED }, say).catch((error: unknown) => {
      platform.log.error({ err: error }, 'the demo is without some of its protected sales');
    });
    await locks.release('demo: first ads');
    const isLeft = market.drawn < market.ads && (await locks.take('demo: other ads'));
    if (!isLeft) {
      await locks.close();
      return async () => {};
    }
    const stopDrawing = fillRest(filling, market, pace ?? PACE);
    return async () => {
      await stopDrawing();
      await locks.close();
    };
  } catch (error) {
    await locks.close();
    throw error;
  }
}

/** Without waiting for a second person: nobody is served yet, so every processor draws. */
async function fillFirst(
  ctx: PhotoContext,
  wanted: number,
  say: Say,
  pace?: Pace,
): Promise<{ filling: Filling; market: DemoMarket }> {
  const begun = await findDemoMarket(ctx.db);
  if (begun && begun.drawn > 0) return { filling: openFilling(ctx, say, begun), market: begun };
  const market = await ctx.write(({ db }) => beginDemoMarket(db, ctx.now(), wanted));
  const filling = openFilling(ctx, say, market);
  const whole = market.ads <= WHOLE_AT_ONCE ? market.ads : PACE.first;
  const ads = filling.order.slice(0, pace?.first ?? whole);
  const painters = Array.from({ length: availableParallelism() }, () => openPainter(0));
  try {
    say(`Drawing the pictures of ${ads.length} demo ads …`);
    const passwordHash = hashPassword(DEMO_PASSWORD);
    const photos = await takePhotos(ctx, market.id, ads, painters, countAloud(say, 0, ads.length));
    const first = await putIn(filling, market, ads, photos, await passwordHash);
    if (!first) throw new Error('another process fills in the same demo');
    await timeAnswers(ctx);
    say(`Demo data: ${ads.length} ads by ${filling.demo.people.length} people.`);
    return { filling, market: first };
  } finally {
    for (const painter of painters) painter.close();
  }
}

/** One painter that stands back, until everything is there. What goes wrong behind a site is no reason to end it. */
function fillRest(filling: Filling, from: DemoMarket, { next, niceness }: Pace): Stop {
  const { ctx, say, order } = filling;
  const painter = restWhileBusy(openPainter(niceness));
  const stop = new AbortController();
  const draw = async () => {
    const drew = countAloud(say, from.drawn, from.ads);
    for (let market: DemoMarket | undefined = from; market && market.drawn < market.ads;) {
      const ads = order.slice(market.drawn, market.drawn + next);
      const photos = await takePhotos(ctx, market.id, ads, [painter], drew);
      market = await putIn(filling, market, ads, photos);
      if (market && market.drawn === market.ads) say(`The demo is complete: ${order.length} ads.`);
    }
  };
  const drawing = draw()
    .catch((error: unknown) => {
      if (!stop.signal.aborted) ctx.log.error({ err: error }, 'the demo is incomplete until the next start');
    })
    .finally(() => painter.close());
  return async () => {
    stop.abort();
    painter.close();
    await drawing;
  };
}

function openFilling(ctx: PhotoContext, say: Say, market: DemoMarket): Filling {
  const demo = makeDemo({ seed: SEED, now: market.madeAt, ads: market.ads });
  const people = new Map(
    demo.people.map(({ key, createdAt }) => [key, makePersonId(market.id, key, createdAt)]),
  );
  return { ctx, say, demo, order: orderForDrawing(demo.ads), people };
}

/** One write: these ads with their photos and what was written about them, and that they are in. */
function putIn(
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
    return further;
  });
}

/** Says now and then how far it has come. */
function countAloud(say: Say, from: number, to: number): () => void {
  let [drawn, saidAt] = [from, Date.now()];
  return () => {
    drawn += 1;
    if (Date.now() - saidAt < SAY_EVERY_MS) return;
    saidAt = Date.now();
    say(`Drawing the pictures … ${drawn} of ${to}`);
  };
}

import { availableParallelism } from 'node:os';
import { timeAnswers } from '#market/ratings/answer-times/time-answers.ts';
import { openContext, type PhotoContext } from '#market/context.ts';
import { DEMO_REQUEST } from '#market/demo-request.ts';
import { openAdvisoryLocks } from '#platform/postgres/advisory-locks.ts';
import { hashPassword } from '#platform/secrets/passwords.ts';
import type { Platform } from '#platform/platform.ts';
import { type DemoMarket, beginDemoMarket, findDemoMarket } from './demo-market-store.ts';
import { openPainter, type Painter } from './drawing/painter/open-painter.ts';
import { restWhileBusy } from './drawing/painter/rest-while-busy.ts';
import { type Filling, openFilling, putIn, type Say, SEED } from './filling.ts';
import { DEMO_PASSWORD } from './people/demo-logins.ts';
import { isEmpty } from './people/demo-people-store.ts';
import { playSales } from './protected-sales/play-sales.ts';
import { takePhotos } from './take-photos.ts';

type Stop = () => Promise<void>;
/** How many ads are there when the site opens, how many come with each step after that, and how far those stand back. */
type Pace = { first: number; next: number; niceness: number };
/** So nice a process takes a thirtieth of a processor from whoever wants all of it. */
const PACE: Pace = { first: 48, next: 12, niceness: 15 };
/** So few are drawn before the site opens: a test that looks for all of them need not wait for the rest. */
const WHOLE_AT_ONCE = 60;
const SAY_EVERY_MS = 10_000;

/** What goes on behind the open site; and once its protected sales are over, whether they were played to the end. */
export type Filled = { stop: Stop; played: Promise<boolean> };
const NOTHING_LEFT: Filled = { stop: async () => {}, played: Promise.resolve(true) };

/**
 * Fills an empty site with a market to look at, or goes on where an earlier start was interrupted. Comes back as soon
 * as the home page is full; then the protected sales are played and the rest is drawn behind the open site, until it is
 * done or told to stop. In a small demo everything is there at once.
 */
export async function fillWithDemoData(platform: Platform, say: Say, pace?: Pace): Promise<Filled> {
  const { db, config, address } = platform;
  const begun = await findDemoMarket(db);
  if (!begun?.drawn && !(await isEmpty(db))) return NOTHING_LEFT;
  const direct = config.DATABASE_DIRECT_URL ? { url: config.DATABASE_DIRECT_URL } : address;
  const locks = await openAdvisoryLocks(direct);
  try {
    // Of several that start over one empty database, one fills it in and the others wait for the first page.
    await locks.wait('demo: first ads');
    const ctx = openContext(platform, null, DEMO_REQUEST);
    const { filling, market } = await fillFirst(ctx, config.DEMO_ADS, say, pace);
    const isSmall = market.ads <= WHOLE_AT_ONCE;
    if (isSmall) await play(platform, filling, market, { painters: openAllPainters, drawn: Infinity });
    await locks.release('demo: first ads');
    const isDone = isSmall && market.drawn === market.ads;
    if (isDone || !(await locks.take('demo: other ads'))) {
      await locks.close();
      return NOTHING_LEFT;
    }
    const stopping = new AbortController();
    const manner = { ...(pace ?? PACE), stop: stopping.signal };
    const played = isSmall ? Promise.resolve(true) : playBehind(platform, filling, market, manner);
    const goOn = async () => {
      await played;
      await drawRest(filling, market, manner);
      await locks.close();
    };
    const drawn = goOn();
    return {
      played,
      async stop() {
        stopping.abort();
        await drawn;
      },
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
  const painters = openAllPainters();
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

/** While nobody is served every processor draws. */
const openAllPainters = () => Array.from({ length: availableParallelism() }, () => openPainter(0));

type Manner = { painters: () => readonly Painter[]; drawn: number; stop?: AbortSignal };
type Behind = Pace & { stop: AbortSignal };

/** What goes wrong with them is no reason to have no demo. False where they were told to stop. */
async function play(
  platform: Platform,
  filling: Filling,
  market: DemoMarket,
  manner: Manner,
): Promise<boolean> {
  const { say } = filling;
  await playSales(platform, { ...filling, market, seed: SEED }, { say, ...manner }).catch(
    (error: unknown) => {
      platform.log.error({ err: error }, 'the demo is without some of its protected sales');
    },
  );
  return !manner.stop?.aborted;
}

/** By a painter that stands back, and a story at a time: whoever wants to stop waits for one at most. */
const playBehind = (
  platform: Platform,
  filling: Filling,
  market: DemoMarket,
  { niceness, stop }: Behind,
): Promise<boolean> =>
  play(platform, filling, market, { painters: () => [openPainter(niceness)], drawn: 1, stop });

/** One painter that stands back, until everything is there. What goes wrong behind a site is no reason to end it. */
async function drawRest(filling: Filling, from: DemoMarket, { next, niceness, stop }: Behind): Promise<void> {
  if (stop.aborted || from.drawn === from.ads) return;
  const { ctx, say, order } = filling;
  const painter = restWhileBusy(openPainter(niceness));
  const close = () => painter.close();
  stop.addEventListener('abort', close);
  const drew = countAloud(say, from.drawn, from.ads);
  try {
    for (let market: DemoMarket | undefined = from; market && market.drawn < market.ads;) {
      const ads = order.slice(market.drawn, market.drawn + next);
      const photos = await takePhotos(ctx, market.id, ads, [painter], drew);
      market = await putIn(filling, market, ads, photos);
      if (market && market.drawn === market.ads) say(`The demo is complete: ${order.length} ads.`);
    }
  } catch (error) {
    if (!stop.aborted) ctx.log.error({ err: error }, 'the demo is incomplete until the next start');
  } finally {
    stop.removeEventListener('abort', close);
    close();
  }
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

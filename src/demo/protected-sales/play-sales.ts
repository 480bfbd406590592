import { checkGreenLights } from '#market/sales/clock/check-green-lights.ts';
import { openContext, type PhotoContext } from '#market/context.ts';
import { DEMO_REQUEST } from '#market/demo-request.ts';
import type { Platform } from '#platform/platform.ts';
import { protectionFor } from '#rules/sales/protection.ts';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';
import { allowLoading, insertDemoAd } from '../ads/demo-ads-store.ts';
import type { DemoAd } from '../ads/demo-ads.ts';
import { countPlayed, type DemoMarket } from '../demo-market-store.ts';
import type { Painter } from '../drawing/painter/open-painter.ts';
import type { DemoData } from '../make-demo.ts';
import type { DemoPerson } from '../people/demo-people.ts';
import { makeRandom } from '../random.ts';
import { type DemoPhotos, takePhotos } from '../take-photos.ts';
import { accept, arrive, prove, proveUnseen, ship, showWord } from './play-parcel.ts';
import { agree, openCase, pay, takeBack } from './play-payment.ts';
import { answer, cancel, dispute, lapse, sendBack, tellAddress, withdraw } from './play-trouble.ts';
import { writeSaleAd } from './sale-ads.ts';
import { readOldNews } from './protected-sales-store.ts';
import { castStories, toAccount } from './sale-people.ts';
import type { Scene } from './scene.ts';
import { openStage, type Stage } from './stage.ts';
import type { Act } from './stories.ts';

const ACTS: Record<Act, (scene: Scene, at: Date) => Promise<void>> = {
  agree,
  pay,
  'show-word': showWord,
  prove,
  'prove-unseen': proveUnseen,
  ship,
  arrive,
  accept,
  dispute,
  answer,
  'send-back': sendBack,
  'tell-address': tellAddress,
  cancel,
  'open-case': openCase,
  'take-back': takeBack,
  lapse,
  withdraw,
};

/** What happened longer ago than this was read by those whom it happened to. */
const READ_AFTER_MS = 2 * DAY_MS;

type Filled = { demo: DemoData; people: ReadonlyMap<string, string>; market: DemoMarket; seed: string };
/** For so many stories the pictures of their ads are drawn together. Stopped between stories, never in one. */
type Manner = {
  say: (line: string) => void;
  /** Opened where something is left to play. */
  painters: () => readonly Painter[];
  drawn: number;
  stop?: AbortSignal;
};

/**
 * Plays the protected sales of the demo: by the use cases, on a clock that is moved, against the sandbox, which so has
 * the same in its books. Only where Asha can sell to Bela by the settings of this site. No job of sales, offers or
 * agreements may run meanwhile: it would go by today's clock.
 */
export async function playSales(
  platform: Platform,
  { demo, people, market, seed }: Filled,
  { say, painters: openPainters, drawn, stop }: Manner,
): Promise<void> {
  const { paymentSandbox, saleSettings: settings } = platform;
  const sides = [{ country: 'GB' }, { country: 'IN' }] as const;
  if (!paymentSandbox || !protectionFor({ currency: 'INR' }, ...sides, settings).isPossible) return;
  const now = platform.now();
  const random = makeRandom(`${seed}/protected-sales`);
  const stories = castStories({ demo, now: market.madeAt, settings, random });
  const left = stories.slice(market.sales);
  if (left.length === 0) return;
  say(`Playing ${left.length} protected sales …`);
  const ctx = openContext(platform, null, DEMO_REQUEST);
  const painters = openPainters();
  const darkroom = { painters, marketId: market.id };
  const stage = openStage(platform, paymentSandbox);
  try {
    for (let from = 0; from < left.length; from += drawn) {
      if (stop?.aborted) return;
      const ads = new Map(
        left.slice(from, from + drawn).map((story) => [story, writeSaleAd(story, { demo, now, random })]),
      );
      const photos = await takePhotos(ctx, market.id, [...ads.values()], painters, () => {});
      const playing = { stage, demo, people, darkroom, photos, now };
      for (const [story, ad] of ads) {
        const place = market.sales + left.indexOf(story);
        const adId = await putUp(ctx, { ad, people, photos, now, place });
        if (adId === undefined) continue;
        const part = { story, ad, adId, place, random: random.fork(ad.key) };
        // Somebody may look at the open demo meanwhile and press a button of this very sale: the others are played.
        await play(playing, part).catch((error: unknown) => {
          platform.log.error({ err: error }, 'the demo is without the end of one of its protected sales');
        });
      }
    }
  } finally {
    for (const painter of painters) painter.close();
  }
  await ctx.write(({ db }) => readOldNews(db, new Date(market.madeAt.getTime() - READ_AFTER_MS)));
  say('The protected sales of the demo were played.');
  // A green light is PayPal's own word, of now.
  await checkGreenLights(ctx);
}

type NewAd = {
  ad: DemoAd;
  people: ReadonlyMap<string, string>;
  photos: DemoPhotos;
  now: Date;
  place: number;
};

/** Counted with its ad: a start that was killed in the midst of a story goes on with the next. */
const putUp = (ctx: PhotoContext, { ad, people, photos, now, place }: NewAd): Promise<string | undefined> =>
  ctx.write(async ({ db }) => {
    if (!(await countPlayed(db, place))) return undefined;
    await allowLoading(db);
    return insertDemoAd(db, ad, people, photos.get(ad) ?? [], now);
  });

type Playing = {
  stage: Stage;
  demo: DemoData;
  people: ReadonlyMap<string, string>;
  darkroom: Scene['darkroom'];
  now: Date;
};

async function play(
  { stage, demo, people, darkroom, now }: Playing,
  part: Pick<Scene, 'story' | 'ad' | 'adId' | 'place' | 'random'>,
): Promise<void> {
  const find = (key: string) => toAccount(demo.people.find((each) => each.key === key) as DemoPerson, people);
  const { story } = part;
  const scene: Scene = {
    ...part,
    stage,
    darkroom,
    seller: find(story.sellerKey),
    buyer: find(story.buyerKey),
    admin: find('dara'),
    saleId: '',
  };
  stage.enter();
  try {
    for (const [act, hours] of story.acts) {
      const at = new Date(now.getTime() - hours * HOUR_MS);
      stage.goTo(at);
      await ACTS[act](scene, at).catch((error: unknown) => {
        throw new Error(`the demo could not play ${act} of ${story.key}`, { cause: error });
      });
    }
  } finally {
    await stage.leave();
  }
}

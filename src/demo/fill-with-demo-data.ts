import sharp from 'sharp';
import { type Context, openContext, type PhotoContext } from '#market/context.ts';
import { developPhoto, type DevelopedPhoto } from '#market/photos/upload/develop-photo.ts';
import { hashPassword } from '#platform/secrets/passwords.ts';
import type { Platform } from '#platform/platform.ts';
import { DEMO_PASSWORD } from './people/demo-logins.ts';
import type { DemoAd } from './ads/demo-ads.ts';
import { allowLoading, insertDemoAd } from './ads/demo-ads-store.ts';
import { insertConversation } from './messages/demo-messages-store.ts';
import { insertHolds, insertPeople, insertPlans, isEmpty } from './people/demo-people-store.ts';
import { drawHair } from './drawing/draw-hair.ts';
import { type DemoData, makeDemo } from './make-demo.ts';

const SEED = 'fairhank';
const PAINTERS = 3;
const SAY_EVERY_MS = 10_000;

/**
 * Fills an empty site with a market to look at. The pictures come first and all rows in one transaction after them:
 * whatever interrupts it, the next start finds an empty site and begins again.
 */
export async function fillWithDemoData(platform: Platform, say: (line: string) => void): Promise<void> {
  if (!(await isEmpty(platform.db))) return;
  const ctx = openContext(platform, null, 'demo');
  const demo = makeDemo({ seed: SEED, now: ctx.now(), ads: platform.config.DEMO_ADS });
  const photos = await takePhotos(ctx, demo.ads, say);
  await insertAll(ctx, demo, photos);
  say(`Demo data: ${demo.ads.length} ads by ${demo.people.length} people.`);
}

/** Draws every picture and sends it the way of every photo that a seller uploads. */
async function takePhotos(ctx: PhotoContext, ads: readonly DemoAd[], say: (line: string) => void) {
  const photos = new Map<DemoAd, DevelopedPhoto[]>();
  const queue = ads.values();
  let saidAt = Date.now();
  say(`Drawing the pictures of ${ads.length} demo ads …`);
  const paint = async () => {
    for (const ad of queue) {
      const taken: DevelopedPhoto[] = [];
      for (const picture of ad.pictures) {
        const bytes = await sharp(Buffer.from(drawHair(ad, picture)))
          .png({ compressionLevel: 1 })
          .toBuffer();
        taken.push(await developPhoto(ctx, bytes));
      }
      photos.set(ad, taken);
      if (Date.now() - saidAt < SAY_EVERY_MS) continue;
      saidAt = Date.now();
      say(`Drawing the pictures … ${photos.size} of ${ads.length}`);
    }
  };
  await Promise.all(Array.from({ length: PAINTERS }, paint));
  return photos;
}

async function insertAll(ctx: Context, demo: DemoData, photos: ReadonlyMap<DemoAd, DevelopedPhoto[]>) {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await ctx.write(async ({ db }) => {
    await allowLoading(db);
    const people = await insertPeople(db, demo.people, passwordHash);
    await insertPlans(db, demo.people, people);
    await insertHolds(db, demo.people, people);
    const ads = new Map<string, string>();
    for (const ad of demo.ads)
      ads.set(ad.key, await insertDemoAd(db, ad, people, photos.get(ad) ?? [], ctx.now()));
    for (const talk of demo.conversations) await insertConversation(db, talk, people, ads);
  });
}

import { createHash } from 'node:crypto';
import type { PhotoContext } from '#market/context.ts';
import { storePhoto } from '#market/photos/upload/develop-photo.ts';
import type { DemoAd } from '../ads/demo-ads.ts';
import { makePhotoKey } from '../demo-ids.ts';
import type { HairView } from '../drawing/draw-hair.ts';
import type { Painter } from '../drawing/painter/open-painter.ts';
import { insertUploaded } from './protected-sales-store.ts';

export type Darkroom = { painters: readonly Painter[]; marketId: string };
type Wanted<Kind> = { view: HairView; kind: Kind };
type Shown = { ad: DemoAd; word: string; grams: number };

/**
 * Has photos of a sale drawn, all at once, and sent in: the cut hair with the code word on paper. On another cloth than
 * in the ad, or it would look like an old photo.
 */
export function takeSalePhotos<Kind>(
  ctx: PhotoContext,
  { painters, marketId }: Darkroom,
  { ad, word, grams }: Shown,
  wanted: readonly Wanted<Kind>[],
): Promise<{ id: string; kind: Kind }[]> {
  const facts = { ...ad, cutState: 'cut' as const, weightGrams: grams };
  return Promise.all(
    wanted.map(async ({ view, kind }, place) => {
      const seed = `${ad.key}/${word}/${view}`;
      const painter = painters[place % painters.length] as Painter;
      const drawn = await painter.paint(facts, { view, seed, tape: view === 'tape', word, grams });
      // Drawings by one hand look alike, as photos of different hair do not: each counts as a look of its own.
      const ready = { ...drawn, lookHash: lookOf(seed) };
      const photo = await storePhoto(ctx, ready, makePhotoKey(marketId, seed, place));
      const owner = { ownerId: ctx.viewer?.id ?? '', now: ctx.now() };
      return { id: await ctx.write(({ db }) => insertUploaded(db, photo, owner)), kind };
    }),
  );
}

const lookOf = (seed: string): bigint => createHash('sha256').update(seed).digest().readBigInt64BE();

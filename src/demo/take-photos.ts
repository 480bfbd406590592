import type { PhotoContext } from '#market/context.ts';
import { type DevelopedPhoto, storePhoto } from '#market/photos/upload/develop-photo.ts';
import type { DemoAd } from './ads/demo-ads.ts';
import { makePhotoKey } from './demo-ids.ts';
import type { Painter } from './drawing/painter/open-painter.ts';

export type DemoPhotos = ReadonlyMap<DemoAd, readonly DevelopedPhoto[]>;

/** A painter draws the next picture while the files of the one before are being written. */
const ASKED_AT_ONCE = 2;

/** Has every picture of these ads drawn and stores its files. `drew` hears of each ad that is done. */
export async function takePhotos(
  ctx: PhotoContext,
  marketId: string,
  ads: readonly DemoAd[],
  painters: readonly Painter[],
  drew: () => void,
): Promise<DemoPhotos> {
  const photos = new Map(ads.map((ad) => [ad, [] as DevelopedPhoto[]]));
  const queue = ads.flatMap((ad) => ad.pictures.map((picture, place) => ({ ad, picture, place }))).values();
  const work = async (painter: Painter) => {
    for (const { ad, picture, place } of queue) {
      const photo = await painter.paint(ad, picture);
      const taken = photos.get(ad) ?? [];
      taken[place] = await storePhoto(ctx, photo, makePhotoKey(marketId, ad.key, place));
      if (ad.pictures.every((_, each) => taken[each] !== undefined)) drew();
    }
  };
  await Promise.all(
    painters.flatMap((painter) => Array.from({ length: ASKED_AT_ONCE }, () => work(painter))),
  );
  return photos;
}

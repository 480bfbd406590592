import type { Job } from '#platform/jobs/job.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { PHOTO_WIDTHS, type PhotoSize } from '#rules/ads/photos/photo.ts';
import type { PhotoContext } from '../context.ts';
import { listPhotosWithoutAvif, noteAvif } from './photo-store.ts';

/** AVIF copies of what is on an ad. */
export const MAKE_AVIF: Job<{ adId: string }> = { name: 'make-avif' };

const SIZES = Object.keys(PHOTO_WIDTHS) as PhotoSize[];
/** Long after whoever posted has seen that it worked. */
const LATER_MS = 5 * 60 * 1000;

/** Asks for AVIF copies of what is on an ad, for some time when nobody waits for them. */
export const askForAvif = ({ now }: Pick<PhotoContext, 'now'>, unit: Unit, adId: string): Promise<void> =>
  unit.enqueue(MAKE_AVIF, { adId }, new Date(now().getTime() + LATER_MS));

/** Adds AVIF copies to the photos of an ad, each where all three are smaller than what there is. */
export async function addAvifCopies(ctx: PhotoContext, adId: string): Promise<void> {
  for (const { id, file_key } of await listPhotosWithoutAvif(ctx.db, adId)) {
    const nameFile = (name: string) => `${file_key}/${name}`;
    const master = await ctx.photoFiles.get(nameFile('master.webp'));
    if (!master) continue;
    const made = await ctx.photoStudio.encodeAvif(master);
    if (!(await areSmaller(ctx, made, nameFile))) continue;
    for (const size of SIZES) await ctx.photoFiles.put(nameFile(`${size}.avif`), made[size]);
    if (await ctx.write(({ db }) => noteAvif(db, id))) continue;
    for (const size of SIZES) await ctx.photoFiles.remove(nameFile(`${size}.avif`));
  }
}

async function areSmaller(
  { photoFiles }: PhotoContext,
  made: Record<PhotoSize, Uint8Array>,
  nameFile: (name: string) => string,
): Promise<boolean> {
  for (const size of SIZES) {
    const webp = await photoFiles.get(nameFile(`${size}.webp`));
    if (!webp || made[size].length >= webp.length) return false;
  }
  return true;
}

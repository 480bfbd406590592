import { NO_FACTS } from '#rules/ad-facts.ts';
import type { OwnAd } from '#rules/own-ad.ts';
import { PHOTOS_MAX } from '#rules/photo.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { editAd } from './edit-ad.ts';
import { listPhotos } from './ad-store.ts';
import { lockAd } from './own-ad-store.ts';
import { postAd } from './post-ad.ts';

type Addition = {
  /** Null: nothing is kept yet, so a draft begins with these photos. */
  adId: string | null;
  photoIds: readonly string[];
};

/** Puts uploads behind the photos that an ad has, whatever version was seen: adding takes nothing away. */
export async function addPhotos(ctx: Context, { adId, photoIds }: Addition): Promise<OwnAd> {
  const added = photoIds.map((id) => ({ id, tape: false }));
  if (adId === null)
    return postAd(ctx, {
      submit: false,
      sellerId: null,
      consent: null,
      facts: { ...NO_FACTS, photos: added.slice(0, PHOTOS_MAX) },
    });
  return ctx.write(async (unit) => {
    const row = await lockAd(unit.db, adId);
    if (!row) throw new Refusal('not-found', 'There is no such ad.');
    const there = (await listPhotos(unit.db, row.id)).map(({ id, tape }) => ({ id, tape }));
    const photos = [...there, ...added];
    if (photos.length > PHOTOS_MAX)
      throw new Refusal('invalid', `An ad has at most ${PHOTOS_MAX} photos.`, {
        photos: [`Choose at most ${PHOTOS_MAX} photos.`],
      });
    const inside = { ...ctx, write: (work: Parameters<Context['write']>[0]) => work(unit) } as Context;
    return editAd(inside, { adId, version: row.version, submit: false, changes: { photos } });
  });
}

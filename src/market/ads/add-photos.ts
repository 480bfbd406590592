import { NO_FACTS, type PhotoChoice } from '#rules/ad-facts.ts';
import type { OwnAd } from '#rules/own-ad.ts';
import { type PhotoSlot, PHOTOS_MAX } from '#rules/photo.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { editAd } from './edit-ad.ts';
import { listPhotos } from './ad-store.ts';
import { lockAd } from './own-ad-store.ts';
import { postAd } from './post-ad.ts';

type Addition = {
  /** Null: nothing is kept yet, so a draft begins with these photos. */
  adId: string | null;
  photos: readonly { id: string; slot: PhotoSlot | null }[];
};

/** Puts uploads behind the photos that an ad has, whatever version was seen: adding takes nothing away. */
export async function addPhotos(ctx: Context, { adId, photos: sent }: Addition): Promise<OwnAd> {
  const added = sent.map(({ id, slot }) => ({ id, tape: slot === 'tape', slot }));
  if (adId === null)
    return postAd(ctx, {
      submit: false,
      priceConfirmed: false,
      sellerId: null,
      consent: null,
      facts: { ...NO_FACTS, photos: added.slice(0, PHOTOS_MAX) },
    });
  return ctx.write(async (unit) => {
    const row = await lockAd(unit.db, adId);
    if (!row) throw new Refusal('not-found', 'There is no such ad.');
    const there = await listPhotos(unit.db, row.id);
    const photos = [...there.map((photo) => withoutSlotOf(photo, added)), ...added];
    if (photos.length > PHOTOS_MAX)
      throw new Refusal('invalid', `An ad has at most ${PHOTOS_MAX} photos.`, {
        photos: [`Choose at most ${PHOTOS_MAX} photos.`],
      });
    const inside = { ...ctx, write: (work: Parameters<Context['write']>[0]) => work(unit) } as Context;
    return editAd(inside, { adId, version: row.version, submit: false, changes: { photos } });
  });
}

/** A new photo for a slot takes its place; the one that was there stays, as one of the others. */
function withoutSlotOf({ id, tape, slot }: PhotoChoice, added: readonly PhotoChoice[]): PhotoChoice {
  const isTaken = slot !== null && added.some((photo) => photo.slot === slot);
  return { id, tape, slot: isTaken ? null : slot };
}

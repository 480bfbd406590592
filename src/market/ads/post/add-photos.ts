import { NO_FACTS, type PhotoChoice } from '#rules/ads/ad-facts.ts';
import { ensure } from '#rules/permissions.ts';
import type { PhotoSlot } from '#rules/ads/photos/photo.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { editAd } from './edit-ad.ts';
import { listPhotos } from '../ad-store.ts';
import { findPhotoLimit, type PhotoLimit } from '../ensure-place.ts';
import { lockAd } from '../own-ad-store.ts';
import { postAd } from './post-ad.ts';

type Addition = {
  /** Null: nothing is saved yet, so a draft begins with these photos. */
  adId: string | null;
  photos: readonly { id: string; slot: PhotoSlot | null }[];
};
/** The ad they are on now, and those for which the seller's plan has no room. */
type Added = { adId: string; leftOut: string[]; limit: PhotoLimit };

/** Puts uploads behind the photos that an ad has, whatever version was seen: adding takes nothing away. */
export async function addPhotos(ctx: Context, { adId, photos: sent }: Addition): Promise<Added> {
  const account = ensure(ctx.viewer, 'post an ad');
  const wanted = sent.map(({ id, slot }) => ({ id, tape: slot === 'tape', slot }));
  if (adId === null) {
    const { added, ...rest } = fitting(wanted, 0, await findPhotoLimit(ctx, ctx.db, account.id));
    const facts = { ...NO_FACTS, photos: added };
    const draft = { submit: false, priceConfirmed: false, sellerId: null, consent: null, facts };
    return { adId: (await postAd(ctx, draft)).id, ...rest };
  }
  return ctx.write(async (unit) => {
    const row = await lockAd(unit.db, adId);
    if (!row) throw new Refusal('not-found', 'There is no such ad.');
    const there = await listPhotos(unit.db, row.id);
    const limit = await findPhotoLimit(ctx, unit.db, row.seller_id);
    const { added, ...rest } = fitting(wanted, there.length, limit);
    if (added.length === 0) return { adId, ...rest };
    const photos = [...there.map((photo) => clearTakenSlot(photo, added)), ...added];
    const inside = { ...ctx, write: (work: Parameters<Context['write']>[0]) => work(unit) } as Context;
    await editAd(inside, { adId, version: row.version, submit: false, changes: { photos } });
    return { adId, ...rest };
  });
}

function fitting(wanted: readonly PhotoChoice[], there: number, limit: PhotoLimit) {
  const room = Math.max(0, limit.most - there);
  return { added: wanted.slice(0, room), leftOut: wanted.slice(room).map(({ id }) => id), limit };
}

/** A new photo for a slot takes its place; the one that was there stays, as one of the others. */
function clearTakenSlot({ id, tape, slot }: PhotoChoice, added: readonly PhotoChoice[]): PhotoChoice {
  const isTaken = slot !== null && added.some((photo) => photo.slot === slot);
  return { id, tape, slot: isTaken ? null : slot };
}

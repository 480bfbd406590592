import { isRefusal } from '#rules/refusal.ts';
import type { PhotoContext, ProcessContext } from '../../context.ts';
import { removePhoto } from '../../photos/remove-photo.ts';
import { turnUpload } from '../../photos/turn-upload.ts';
import type { OwnAd } from '../mine/own-ad-view.ts';
import { showMyAd } from '../mine/show-my-ad.ts';
import { editAd } from './edit-ad.ts';

type Turn = { adId: string; photoId: string };

/**
 * Turns a photo of an ad by a quarter to the right. The turned one takes its place under another id: who asks twice to
 * turn the same photo finds it turned once.
 */
export async function turnPhoto(ctx: PhotoContext & ProcessContext, { adId, photoId }: Turn): Promise<OwnAd> {
  const { ad } = await showMyAd(ctx, adId);
  if (!isOn(ad, photoId)) return ad;
  const turned = await turnUpload(ctx, photoId);
  const photos = ad.photos.map(({ id, tape, slot }) => ({ id: id === photoId ? turned : id, tape, slot }));
  try {
    const edited = await editAd(ctx, { adId, version: ad.version, submit: false, changes: { photos } });
    await forget(ctx, photoId);
    return edited;
  } catch (error) {
    await forget(ctx, turned);
    if (!isRefusal(error) || error.code !== 'conflict') throw error;
    const now = (await showMyAd(ctx, adId)).ad;
    if (isOn(now, photoId)) throw error;
    return now;
  }
}

const isOn = ({ photos }: OwnAd, photoId: string): boolean => photos.some(({ id }) => id === photoId);

/** What is not removed now goes with the other uploads that no ad uses. */
const forget = (ctx: PhotoContext, photoId: string): Promise<void> =>
  removePhoto(ctx, photoId).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });

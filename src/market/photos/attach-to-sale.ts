import type { Database } from '#platform/postgres/database.ts';
import { SAME_LOOK_BITS } from '#rules/ads/checks/risk.ts';
import { isId } from '#rules/id.ts';
import { Refusal } from '#rules/refusal.ts';
import { findForSale, putIntoSale } from './photos-in-sales-store.ts';

const refuse = (problem: string) =>
  new Refusal('invalid', 'Please check what you entered.', { photos: [problem] });

/**
 * Takes an upload as evidence of a sale: a new photo, not one that was seen here before on anybody. Gives whether it looks
 * like an earlier one of the same person, which the other side is told.
 */
export async function attachToSale(
  db: Database,
  { photoId, senderId, isReceipt = false }: { photoId: string; senderId: string; isReceipt?: boolean },
): Promise<{ isSeenBefore: boolean }> {
  const photo = isId(photoId)
    ? await findForSale(db, { id: photoId, senderId, bits: SAME_LOOK_BITS })
    : undefined;
  if (!photo) throw refuse('One of the photos is not there any more, or is not yours. Add it again.');
  if (photo.state !== 'uploaded') throw refuse('Take a new photo: this one is on an ad or was sent already.');
  if (photo.receipt_only && !isReceipt) throw refuse('This was sent as a receipt. Take a photo of the hair.');
  if (photo.is_same_file) throw refuse('This very photo was here before. Take a new one.');
  if (photo.is_like_others) throw refuse('A photo like this is on another account. Take a new one.');
  await putIntoSale(db, photoId);
  return { isSeenBefore: photo.is_like_own };
}

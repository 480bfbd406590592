import type { Unit } from '#platform/unit-of-work.ts';
import { maskContactDetails } from '#rules/messages/screening/contact-masks.ts';
import { Refusal } from '#rules/refusal.ts';
import type { SpeakInDispute } from '#rules/sales/dispute/dispute-schema.ts';
import { attachToSale } from '../../photos/attach-to-sale.ts';
import type { SaleRow } from '../sale-store.ts';
import { insertSalePhoto } from '../steps/proof-store.ts';
import { insertStatement } from './dispute-store.ts';

type Said = {
  disputeId: string;
  by: string;
  kind: 'claim' | 'answer' | 'addition' | 'appeal';
  text: string;
  now: Date;
};

/** What somebody says in a dispute: read by the other side without ways past the site, kept as it was written. */
export const keepStatement = ({ db }: Unit, { disputeId, by, kind, text, now }: Said): Promise<void> =>
  insertStatement(db, {
    dispute_id: disputeId,
    said_by: by,
    kind,
    shown_text: maskContactDetails(text).masked,
    original_text: text,
    at: now,
  });

type Shown = { photos: SpeakInDispute['photos']; by: string; word: string | null; now: Date };

/** Photos, with the word that they were asked to show. */
export async function keepPhotos(
  { db }: Unit,
  { id }: Pick<SaleRow, 'id'>,
  { photos, by, word, now }: Shown,
): Promise<void> {
  if (new Set(photos.map((photo) => photo.id)).size < photos.length)
    throw refusePhotos('Each photo once, please.');
  for (const photo of photos) {
    const { isSeenBefore } = await attachToSale(db, { photoId: photo.id, senderId: by });
    await insertSalePhoto(db, {
      photo_id: photo.id,
      sale_id: id,
      sent_by: by,
      kind: photo.kind,
      word,
      seen_before: isSeenBefore,
      sent_at: now,
    });
  }
}

export const refusePhotos = (problem: string) =>
  new Refusal('invalid', 'Please check what you entered.', { photos: [problem] });

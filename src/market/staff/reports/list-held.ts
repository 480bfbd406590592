import { ensureMayLook } from '#rules/permissions.ts';
import { notesFor } from '#rules/messages/screening/signals/catalogue.ts';
import type { HeldTable } from '#rules/staff/table-schema.ts';
import type { HeldMessage, TablePage } from '../tables/staff-rows-view.ts';
import { listOffersOfMessages } from '../../agreements/for-staff/list-offers-for-staff.ts';
import type { StaffOffer } from '../../agreements/for-staff/staff-offer-view.ts';
import type { Context } from '../../context.ts';
import { toMessagePhotoPath } from '../../messages/photos/message-photo-path.ts';
import { openTablePage } from '../tables/open-table-page.ts';
import { type HeldRow, toHeldQuery } from './held-table-store.ts';

/** Messages that were held back, with what was found in them. */
export async function listHeld(ctx: Context, query: HeldTable): Promise<TablePage<HeldMessage>> {
  ensureMayLook(ctx.viewer, 'handle held messages');
  const page = await openTablePage(ctx.db, toHeldQuery(query), query, (row: HeldRow) => row);
  const offers = await listOffersOfMessages(
    ctx,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: page.items.map((row) => heldMessage(row, offers.get(row.id) ?? null)) };
}

/** A held message as staff see it. */
export const heldMessage = (row: HeldRow, offer: StaffOffer | null): HeldMessage => ({
  messageId: row.id,
  text: row.original_text,
  shownText: row.shown_text,
  score: row.score,
  signals: row.signals,
  notes: notesFor(row.signals),
  photos: row.photo_keys.map((key) => toMessagePhotoPath(key, 'large')),
  sentAt: row.sent_at.toISOString(),
  decision: row.held_decision,
  sender: { id: row.sender_id, username: row.sender },
  ad: { id: row.ad_id, number: row.ad_number, title: row.ad_title ?? '' },
  offer,
});

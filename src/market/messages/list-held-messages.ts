import { ensure } from '#rules/permissions.ts';
import { notesFor } from '#rules/screening/catalogue.ts';
import type { Context } from '../context.ts';
import { listHeld } from './held-store.ts';

/** What waits for a decision by staff, oldest first. */
export async function listHeldMessages(ctx: Context, limit: number) {
  ensure(ctx.viewer, 'handle held messages');
  const rows = await listHeld(ctx.db, limit);
  return rows.map((row) => ({
    messageId: row.id,
    text: row.original_text,
    shownText: row.shown_text,
    score: row.score,
    signals: row.signals,
    notes: notesFor(row.signals),
    sentAt: row.sent_at.toISOString(),
    sender: { id: row.sender_id, username: row.sender },
    ad: { id: row.ad_id, title: row.ad_title ?? '' },
  }));
}

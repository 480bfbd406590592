import { ensureMayLook } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { findMarks } from '#rules/messages/screening/find-marks.ts';
import { describeOffer } from '#rules/offers/describe-offer.ts';
import type { Context } from '../../context.ts';
import { listOffersOfMessages } from '../../agreements/for-staff/list-offers-for-staff.ts';
import { listBriefs } from '../people/list-briefs.ts';
import { readCaseTalk } from '../people/read-case-talk.ts';
import { selectRows } from '../tables/table-store.ts';
import type { HeldFile, HeldInQueue } from './held-file-view.ts';
import { heldMessage } from './list-held.ts';
import { type HeldRow, toHeldQuery, toOneHeldQuery } from './held-table-store.ts';

const BEFORE = 4;
const AFTER = 8;
const MINUTE_MS = 60_000;

/** A held message where it was said: the conversation, who wrote it, and what waits before and after it. */
export async function openHeldFile(ctx: Context, messageId: string): Promise<HeldFile> {
  const reader = ensureMayLook(ctx.viewer, 'handle held messages');
  const [row] = await selectRows<HeldRow>(ctx.db, toOneHeldQuery(messageId), { limit: 1 });
  if (!row) throw new Refusal('not-found', 'There is no such held message.');
  const [before, after] = await listNeighbours(ctx, row);
  const [brief] = await listBriefs(ctx, [row.sender_id]);
  const offers = await listOffersOfMessages(ctx, [row.id]);
  const { text: _text, offer, ...message } = heldMessage(row, offers.get(row.id) ?? null);
  const queue = [...before.toReversed(), ...(row.held_decision ? [] : [row]), ...after];
  return {
    message: {
      ...message,
      offer: offer && describeOffer(offer),
      pieces: findMarks(row.original_text, row.signals),
      decidedBy: row.decided_by,
      decidedAt: row.decided_at?.toISOString() ?? null,
      waitsMinutes: toWait(row, ctx.now()),
    },
    writer: brief ?? null,
    talk: await readCaseTalk(ctx, reader, row.id),
    queue: queue.map((each) => toQueued(each, ctx.now())),
    previous: before[0]?.id ?? null,
    next: after[0]?.id ?? before.at(-1)?.id ?? null,
  };
}

async function listNeighbours(ctx: Context, row: HeldRow & { placeId: string; placeValue: string }) {
  const waiting = (sort: 'newest' | 'oldest', limit: number) =>
    selectRows<HeldRow>(ctx.db, toHeldQuery({ state: 'waiting', sort }), {
      after: { value: row.placeValue, id: row.placeId },
      limit,
    });
  return Promise.all([waiting('newest', BEFORE), waiting('oldest', AFTER)]);
}

const toWait = ({ sent_at }: HeldRow, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - sent_at.getTime()) / MINUTE_MS));

const toQueued = (row: HeldRow, now: Date): HeldInQueue => ({
  messageId: row.id,
  sender: row.sender,
  start: row.original_text.slice(0, 60),
  waitsMinutes: toWait(row, now),
});

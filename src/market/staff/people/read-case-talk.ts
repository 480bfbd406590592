import type { Account } from '#rules/accounts/account.ts';
import { describeOffer } from '#rules/offers/describe-offer.ts';
import type { Context } from '../../context.ts';
import { listOffersOfMessages } from '../../agreements/for-staff/list-offers-for-staff.ts';
import type { StaffOffer } from '../../agreements/for-staff/staff-offer-view.ts';
import { noteReading } from '../../readings/note-reading.ts';
import type { CaseTalk, SaidInCase } from './case-talk-view.ts';
import { listTalkAround, type TalkRow } from './case-talk-store.ts';

const AROUND = { before: 10, after: 4 };
/** What is longer is not what the case is about. */
const MAX_SHOWN = 600;

/**
 * The conversation round a held or reported message. Two people wrote it to each other: that one of us read it is
 * written down before they see it, once an hour.
 */
export async function readCaseTalk(
  ctx: Context,
  reader: Account,
  messageId: string,
): Promise<CaseTalk | null> {
  const rows = await listTalkAround(ctx.db, messageId, AROUND);
  const [first] = rows;
  if (!first) return null;
  await noteReading(ctx, reader, {
    action: 'message.read-talk',
    objectId: messageId,
    after: { conversation: first.conversation_id },
  });
  const offers = await listOffersOfMessages(
    ctx,
    rows.map(({ id }) => id),
  );
  return {
    ad: { id: first.ad_id, title: first.ad_title ?? '' },
    reader: first.reader,
    said: rows.map((row) => toSaid(row, row.id === messageId, offers.get(row.id))),
  };
}

function toSaid(row: TalkRow, isTheOne: boolean, offer: StaffOffer | undefined): SaidInCase {
  return {
    id: row.id,
    text: isTheOne ? row.original_text : row.original_text.slice(0, MAX_SHOWN),
    shownText: isTheOne && row.shown_text !== row.original_text ? row.shown_text : null,
    by: row.sender,
    isFromBuyer: row.sender_id === row.buyer_id,
    sentAt: row.sent_at.toISOString(),
    offer: offer ? describeOffer(offer) : null,
    state: toState(row),
  };
}

function toState(row: TalkRow): SaidInCase['state'] {
  if (row.removed_at) return 'removed';
  if (row.screening !== 'held' || row.held_decision === 'released') return 'sent';
  return row.held_decision ?? 'held';
}

import type { Unit } from '#platform/unit-of-work.ts';
import type { Account } from '#rules/accounts/account.ts';
import {
  CONTACT_TRIES_BEFORE_ALERT,
  MESSAGES_PER_HOUR,
  NEW_ACCOUNT_HOURS,
} from '#rules/messages/message-words.ts';
import { Refusal } from '#rules/refusal.ts';
import { protectionFor } from '#rules/sales/protection.ts';
import { notesFor } from '#rules/messages/screening/signals/catalogue.ts';
import { type Screening, screenMessage } from '#rules/messages/screening/screen-message.ts';
import { ensureDeviceWelcome } from '../../bans/find-ban.ts';
import type { Context } from '../../context.ts';
import { attachToMessage } from '../../photos/attach-to-message.ts';
import { alertStaff } from '../../reports/alert-staff.ts';
import {
  type ConversationRow,
  countOpened,
  findRecipient,
  lockWriter,
  type Recipient,
} from '../conversation-store.ts';
import { ensureNotBlocked } from './ensure-not-blocked.ts';
import {
  countSignals,
  findWay,
  hasMessages,
  hasPaidSale,
  insertMessage,
  listSent,
} from '../message-store.ts';
import { DAY_MS, HOUR_MS, untilFewer } from '#rules/time.ts';

type Written = {
  text: string;
  /** The field in which it was written. */
  field: 'message' | 'note';
  /** Uploads of the sender. */
  photos?: readonly string[];
  /** The price that is named with it, over the asking price. */
  offerRatio?: number | null;
  sendForReview: boolean;
};

export type Talk = ConversationRow;
export type WrittenMessage = {
  messageId: string;
  screening: 'delivered' | 'masked' | 'held';
  shownText: string;
  notes: string[];
  reader: Recipient;
};

/** So many uncut heads in a day are too many for somebody who came yesterday. */
const UNCUT_ADS_OF_A_NEWCOMER = 4;

/** Puts words into a conversation, screened and stored, or refuses them with the reason. Nobody is told yet. */
export async function writeInto(
  ctx: Context,
  unit: Unit,
  { sender, conversation }: { sender: Account; conversation: ConversationRow },
  { text, field, photos = [], offerRatio = null, sendForReview }: Written,
): Promise<WrittenMessage> {
  const otherId = conversation.buyer_id === sender.id ? conversation.seller_id : conversation.buyer_id;
  const reader = await findRecipient(unit.db, otherId);
  if (!reader.is_here) throw new Refusal('gone', 'This person is no longer here, so nobody would read it.');
  await ensureDeviceWelcome(ctx, unit.db);
  await ensureMayWrite(ctx, unit, sender, otherId);

  const screening = await screen(ctx, unit, { sender, conversation }, { text, offerRatio });
  const notes = notesFor(screening.signals);
  if (screening.level === 'refused' && !sendForReview) throw refusedFor(notes, field);

  const kept = toScreeningState(screening);
  const messageId = await insertMessage(unit.db, {
    conversationId: conversation.id,
    senderId: sender.id,
    originalText: text,
    shownText: screening.shownText,
    screening: kept,
    score: Math.min(screening.score, 1000),
    signals: screening.signals,
    now: ctx.now(),
  });
  await attachToMessage(unit.db, { messageId, senderId: sender.id, photos, now: ctx.now() });
  if (screening.signals.includes('off-site')) await alertAtThirdTry(ctx, unit, sender);
  return { messageId, screening: kept, shownText: screening.shownText, notes, reader };
}

async function ensureMayWrite(ctx: Context, unit: Unit, sender: Account, otherId: string) {
  await ensureNotBlocked(unit.db, sender.id, otherId);
  const sent = await listSent(unit.db, sender.id, before(ctx, HOUR_MS));
  if (sent.length >= MESSAGES_PER_HOUR)
    throw new Refusal(
      'too-many',
      'You have sent a lot of messages in the last hour. Please wait a little.',
      {},
      { retryAfterSeconds: untilFewer(sent, { most: MESSAGES_PER_HOUR, withinMs: HOUR_MS, now: ctx.now() }) },
    );
}

async function screen(
  ctx: Context,
  unit: Unit,
  { sender, conversation }: { sender: Account; conversation: ConversationRow },
  { text, offerRatio }: { text: string; offerRatio: number | null },
): Promise<Screening> {
  const { created_at } = await lockWriter(unit.db, sender.id);
  const opened = await countOpened(unit.db, sender.id, before(ctx, DAY_MS));
  const isNewAccount = created_at > before(ctx, NEW_ACCOUNT_HOURS * HOUR_MS);
  return screenMessage(text, {
    isUncut: conversation.cut_state === 'uncut',
    // Only of a protected sale we know; elsewhere nobody's word for it counts.
    isPaid: await hasPaidSale(unit.db, conversation.id),
    isFromBuyer: conversation.buyer_id === sender.id,
    isFirst: !(await hasMessages(unit.db, conversation.id)),
    isNewAccount,
    isSalePossible: await isSalePossible(ctx, unit, conversation.id),
    visitsManyUncut: isNewAccount && opened.uncut >= UNCUT_ADS_OF_A_NEWCOMER,
    offerRatio,
  });
}

/** Whether the two could have a protected sale, as the yes would ask it. */
async function isSalePossible({ saleSettings }: Context, { db }: Unit, conversationId: string) {
  if (!saleSettings.isOn) return false;
  const way = await findWay(db, conversationId);
  return (
    way !== undefined &&
    protectionFor(way, { country: way.to }, { country: way.from }, saleSettings).isPossible
  );
}

const toScreeningState = ({ level }: Screening) =>
  level === 'low' ? 'delivered' : level === 'medium' ? 'masked' : 'held';

function refusedFor(notes: string[], field: Written['field']): Refusal {
  const why = notes.join(' ');
  return new Refusal('invalid', 'We did not send this message.', {
    [field]: [`${why} Write it without that, or send it for review: then one of us reads it first.`],
  });
}

async function alertAtThirdTry(ctx: Context, unit: Unit, sender: Account) {
  const tries = await countSignals(unit.db, sender.id, 'off-site');
  if (tries !== CONTACT_TRIES_BEFORE_ALERT) return;
  await alertStaff(ctx, unit, {
    accountId: sender.id,
    text: `Tried ${tries} times to move a conversation away from the site.`,
  });
}

const before = (ctx: Context, milliseconds: number) => new Date(ctx.now().getTime() - milliseconds);

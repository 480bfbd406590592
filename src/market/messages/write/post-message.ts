import type { Unit } from '#platform/unit-of-work.ts';
import type { Account } from '#rules/accounts/account.ts';
import type { SentMessage } from '../message-view.ts';
import {
  CONTACT_TRIES_BEFORE_ALERT,
  MESSAGES_PER_HOUR,
  NEW_ACCOUNT_HOURS,
} from '#rules/messages/message-words.ts';
import { formatMoney } from '#rules/money.ts';
import { Refusal } from '#rules/refusal.ts';
import { notesFor } from '#rules/messages/screening/signals/catalogue.ts';
import { type Screening, screenMessage } from '#rules/messages/screening/screen-message.ts';
import { ensureDeviceWelcome } from '../../bans/find-ban.ts';
import type { Context } from '../../context.ts';
import { notify } from '../../notifications/notify.ts';
import { attachToMessage } from '../../photos/attach-to-message.ts';
import { alertStaff } from '../../reports/alert-staff.ts';
import { findBlocks } from '../block-store.ts';
import { type ConversationRow, countOpened, findRecipient, lockWriter } from '../conversation-store.ts';
import { ensureOfferMeant } from './ensure-offer-meant.ts';
import { newMessageMail } from '../message-mails.ts';
import { countSent, countSignals, hasMessages, insertMessage } from '../message-store.ts';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';
import { findAdInMail } from '../../mails/find-ad-in-mail.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

type MessageToSend = {
  message: string;
  /** Uploads of the sender. */
  photos?: readonly string[];
  offer?: number | null | undefined;
  offerConfirmed: boolean;
  sendForReview: boolean;
};

/** So many uncut heads in a day are too many for somebody who came yesterday. */
const UNCUT_ADS_OF_A_NEWCOMER = 4;

/** Puts a message into a conversation: screened, stored and mailed in one write, or refused with the reason. */
export async function postMessage(
  ctx: Context,
  unit: Unit,
  sender: Account,
  conversation: ConversationRow,
  { message, photos = [], offer, offerConfirmed, sendForReview }: MessageToSend,
): Promise<SentMessage> {
  const otherId = conversation.buyer_id === sender.id ? conversation.seller_id : conversation.buyer_id;
  const other = await findRecipient(unit.db, otherId);
  if (!other.is_here) throw new Refusal('gone', 'This person is no longer here, so nobody would read it.');
  await ensureDeviceWelcome(ctx, unit.db);
  await ensureMayWrite(ctx, unit, sender, otherId);

  if (conversation.buyer_id === sender.id) ensureOffer(offer, conversation);
  if (offer && !offerConfirmed) await ensureOfferMeant({ ...ctx, db: unit.db }, conversation, offer);
  const screening = await screen(ctx, unit, sender, conversation, { message, offer });
  const notes = notesFor(screening.signals);
  if (screening.level === 'refused' && !sendForReview) throw refusedFor(notes);

  const kept = toScreeningState(screening);
  const money = offer ? { amount: offer, currency: conversation.currency } : null;
  const messageId = await insertMessage(unit.db, {
    conversationId: conversation.id,
    senderId: sender.id,
    originalText: message,
    shownText: screening.shownText,
    offer: money,
    screening: kept,
    score: Math.min(screening.score, 1000),
    signals: screening.signals,
    now: ctx.now(),
  });
  await attachToMessage(unit.db, { messageId, senderId: sender.id, photos, now: ctx.now() });
  if (kept !== 'held')
    await notify(ctx, unit, {
      accountId: other.id,
      kind: 'new-message',
      subject: conversation.id,
      link: `/messages/${conversation.id}#newest`,
      words: { from: sender.username, title: conversation.ad_title },
    });
  if (kept !== 'held' && other.wants_mail)
    await unit.enqueue(
      SEND_MAIL,
      newMessageMail({
        to: other,
        from: sender.username,
        ad: await findAdInMail(unit.db, conversation.ad_id),
        text: screening.shownText,
        photos: photos.length,
        offer: money,
        notes,
        conversationId: conversation.id,
        site: ctx.config,
      }),
    );
  if (screening.signals.includes('off-site')) await alertAtThirdTry(ctx, unit, sender);
  return { conversationId: conversation.id, messageId, screening: kept, notes };
}

async function ensureMayWrite(ctx: Context, unit: Unit, sender: Account, otherId: string) {
  const blocks = await findBlocks(unit.db, sender.id, otherId);
  if (blocks.byMe) throw new Refusal('not-allowed', 'You blocked this person. Unblock them first to write.');
  if (blocks.byThem) throw new Refusal('not-allowed', 'This person does not take messages from you.');
  if ((await countSent(unit.db, sender.id, before(ctx, HOUR_MS))) >= MESSAGES_PER_HOUR)
    throw new Refusal(
      'too-many',
      'You have sent a lot of messages in the last hour. Please wait a little.',
      {},
      { retryAfterSeconds: 600 },
    );
}

/** Nobody is made to read an offer below the lowest they said they would look at. */
function ensureOffer(offer: MessageToSend['offer'], { offer_floor: floor, currency }: ConversationRow) {
  if (!offer || floor === null || offer >= floor) return;
  const least = formatMoney({ amount: floor, currency });
  throw new Refusal('invalid', 'Please check what you entered.', {
    offer: [`This seller considers offers from ${least}.`],
  });
}

async function screen(
  ctx: Context,
  unit: Unit,
  sender: Account,
  conversation: ConversationRow,
  { message, offer }: Pick<MessageToSend, 'message' | 'offer'>,
): Promise<Screening> {
  const { created_at } = await lockWriter(unit.db, sender.id);
  const opened = await countOpened(unit.db, sender.id, before(ctx, DAY_MS));
  const isNewAccount = created_at > before(ctx, NEW_ACCOUNT_HOURS * HOUR_MS);
  return screenMessage(message, {
    isUncut: conversation.cut_state === 'uncut',
    // Payments between buyer and seller do not pass through the site, so none is ever recorded here.
    isPaid: false,
    isFromBuyer: conversation.buyer_id === sender.id,
    isFirst: !(await hasMessages(unit.db, conversation.id)),
    isNewAccount,
    visitsManyUncut: isNewAccount && opened.uncut >= UNCUT_ADS_OF_A_NEWCOMER,
    offerRatio: offer && conversation.price ? offer / conversation.price : null,
  });
}

const toScreeningState = ({ level }: Screening) =>
  level === 'low' ? 'delivered' : level === 'medium' ? 'masked' : 'held';

function refusedFor(notes: string[]): Refusal {
  const why = notes.join(' ');
  return new Refusal('invalid', 'We did not send this message.', {
    message: [`${why} Write it without that, or send it for review: then one of us reads it first.`],
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

import { Refusal } from '#rules/refusal.ts';
import { notesFor } from '#rules/messages/screening/signals/catalogue.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { settleHeldOffer } from '../../agreements/end/settle-held-offer.ts';
import type { Context } from '../../context.ts';
import {
  type ConversationRow,
  findConversation,
  findRecipient,
  type Recipient,
} from '../conversation-store.ts';
import { countPhotosOfMessage } from '../photos/message-photo-store.ts';
import { findHeldDecider, lockHeld, setHeldDecision } from './held-store.ts';
import { messageRefusedMail, newMessageMail } from '../message-mails.ts';
import { notify } from '../../notifications/notify.ts';
import { findAdInMail } from '../../mails/find-ad-in-mail.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

type Settled = {
  messageId: string;
  decision: 'released' | 'refused';
  /** What its sender reads of a message that is kept back. */
  told: string | null;
  /** Whether they read it in an e-mail of its own. */
  isByMail: boolean;
  reason: string;
  by: string;
};

const DONE = { released: 'let this message through', refused: 'refused this message' } as const;

/** Lets a held message through, or keeps it back; says whose it was and what was found in it. */
export async function settleHeldMessage(
  ctx: Context,
  unit: Unit,
  { messageId, decision, told, isByMail, reason, by }: Settled,
): Promise<{ senderId: string; signals: string[] }> {
  const held = await lockHeld(unit.db, messageId);
  if (!held) throw new Refusal('not-found', 'There is no such held message.');
  if (held.held_decision !== null) {
    const who = (await findHeldDecider(unit.db, messageId)) ?? 'Somebody';
    throw new Refusal('conflict', `${who} has ${DONE[held.held_decision]} already.`);
  }
  await setHeldDecision(unit.db, { messageId, decision, by, now: ctx.now() });
  await unit.audit({
    action: 'resolve-held',
    objectKind: 'message',
    objectId: messageId,
    before: { decision: null },
    after: { decision, told },
    reason,
  });
  const isOffer = await settleHeldOffer(ctx, unit, { messageId, decision, by });
  // What is let through of an offer is told as an offer; that it is not, as of any message.
  if (!isOffer || decision === 'refused') await tellOfHeld(ctx, unit, held, { decision, told, isByMail });
  return { senderId: held.sender_id, signals: held.signals };
}

type Held = NonNullable<Awaited<ReturnType<typeof lockHeld>>>;

async function tellOfHeld(
  ctx: Context,
  unit: Unit,
  held: Held,
  { decision, told, isByMail }: Pick<Settled, 'decision' | 'told' | 'isByMail'>,
): Promise<void> {
  const messageId = held.id;
  const conversation = await findConversation(unit.db, held.conversation_id, held.sender_id);
  if (!conversation) throw new Error(`the conversation of message ${messageId} is missing`);
  const isFromBuyer = conversation.buyer_id === held.sender_id;
  const sender = await findRecipient(unit.db, held.sender_id);
  const reader = await findRecipient(unit.db, isFromBuyer ? conversation.seller_id : conversation.buyer_id);
  const ad = await findAdInMail(unit.db, conversation.ad_id);
  const about = { ad, conversationId: conversation.id, site: ctx.config };
  await tellBoth(ctx, unit, {
    messageId,
    conversation,
    sender,
    reader: decision === 'released' ? reader : null,
  });
  if (told !== null && isByMail && sender.is_here)
    await unit.enqueue(SEND_MAIL, messageRefusedMail({ ...about, to: sender, told }));
  if (decision === 'released' && reader.is_here && reader.wants_mail)
    await unit.enqueue(
      SEND_MAIL,
      newMessageMail({
        ...about,
        to: reader,
        from: sender.username,
        text: held.shown_text,
        photos: await countPhotosOfMessage(unit.db, messageId),
        offer:
          held.offer_amount !== null && held.offer_currency !== null
            ? { amount: held.offer_amount, currency: held.offer_currency }
            : null,
        notes: notesFor(held.signals),
      }),
    );
}

type Told = {
  messageId: string;
  conversation: ConversationRow;
  sender: Recipient;
  /** Null where it was not let through: then its sender is told. */
  reader: Recipient | null;
};

/** In the bell: a new message for who may read it now, or for its sender that nobody will. */
async function tellBoth(ctx: Context, unit: Unit, { messageId, conversation, sender, reader }: Told) {
  const link = `/messages/${conversation.id}#newest`;
  const title = conversation.ad_title;
  if (reader?.is_here)
    await notify(ctx, unit, {
      accountId: reader.id,
      kind: 'new-message',
      subject: conversation.id,
      link,
      words: { from: sender.username, title },
    });
  if (reader === null && sender.is_here)
    await notify(ctx, unit, {
      accountId: sender.id,
      kind: 'staff-decision',
      subject: messageId,
      link,
      words: { news: 'We did not pass on your message', title },
    });
}

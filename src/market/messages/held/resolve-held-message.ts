import type { ResolveHeld } from '#rules/moderation/decision-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { notesFor } from '#rules/messages/screening/signals/catalogue.ts';
import { tellOr } from '#rules/moderation/decision-texts.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import {
  type ConversationRow,
  findConversation,
  findRecipient,
  type Recipient,
} from '../conversation-store.ts';
import { countPhotosOfMessage } from '../photos/message-photo-store.ts';
import { lockHeld, setHeldDecision } from './held-store.ts';
import { messageRefusedMail, newMessageMail } from '../message-mails.ts';
import { notify } from '../../notifications/notify.ts';
import { findAdInMail } from '../../mails/find-ad-in-mail.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

/** Staff let a held message through, masked and explained, or keep it back and tell its sender why. */
export async function resolveHeldMessage(
  ctx: Context,
  { messageId, decision, message, reason }: ResolveHeld,
) {
  const admin = ensure(ctx.viewer, 'handle held messages');
  const told = decision === 'refused' ? tellOr('keep-back', message) : null;
  await ctx.write(async (unit) => {
    const held = await lockHeld(unit.db, messageId);
    if (!held) throw new Refusal('not-found', 'There is no such held message.');
    if (held.held_decision !== null)
      throw new Refusal('conflict', `This message was ${held.held_decision} already.`);
    await setHeldDecision(unit.db, { messageId, decision, by: admin.id, now: ctx.now() });
    await unit.audit({
      action: 'resolve-held',
      objectKind: 'message',
      objectId: messageId,
      before: { decision: null },
      after: { decision, told },
      reason,
    });

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
    if (told !== null && sender.is_here)
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
  });
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

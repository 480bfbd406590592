import type { Unit } from '#platform/unit-of-work.ts';
import type { Account } from '#rules/accounts/account.ts';
import type { SentMessage } from '../message-view.ts';
import type { Context } from '../../context.ts';
import { notify } from '../../notifications/notify.ts';
import type { ConversationRow } from '../conversation-store.ts';
import { newMessageMail } from '../message-mails.ts';
import { findAdInMail } from '../../mails/find-ad-in-mail.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { writeInto } from './write-into.ts';

type MessageToSend = {
  message: string;
  /** Uploads of the sender. */
  photos?: readonly string[];
  sendForReview: boolean;
};

/** Puts a message into a conversation: screened, stored and mailed in one write, or refused with the reason. */
export async function postMessage(
  ctx: Context,
  unit: Unit,
  sender: Account,
  conversation: ConversationRow,
  { message, photos = [], sendForReview }: MessageToSend,
): Promise<SentMessage> {
  const written = await writeInto(
    ctx,
    unit,
    { sender, conversation },
    { text: message, field: 'message', photos, sendForReview },
  );
  const { messageId, screening, shownText, notes, reader } = written;
  if (screening !== 'held')
    await notify(ctx, unit, {
      accountId: reader.id,
      kind: 'new-message',
      subject: conversation.id,
      link: `/messages/${conversation.id}#newest`,
      words: { from: sender.username, title: conversation.ad_title },
    });
  if (screening !== 'held' && reader.wants_mail)
    await unit.enqueue(
      SEND_MAIL,
      newMessageMail({
        to: reader,
        from: sender.username,
        ad: await findAdInMail(unit.db, conversation.ad_id),
        text: shownText,
        photos: photos.length,
        offer: null,
        notes,
        conversationId: conversation.id,
        site: ctx.config,
      }),
    );
  return { conversationId: conversation.id, messageId, screening, notes };
}

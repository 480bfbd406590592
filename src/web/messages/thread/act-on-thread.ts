import { createHash } from 'node:crypto';
import { redirect } from 'react-router';
import { z } from 'zod';
import type { Market } from '#market/market.ts';
import { SellAd } from '#rules/ads/ad-schema.ts';
import { ArchiveConversation, SendMessage } from '#rules/messages/message-schema.ts';
import { offerActs } from '../../offers/act-on-offer.ts';
import { byIntent } from '../../request/by-intent.ts';
import { isToStay, readAmount } from '../../request/form-fields.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { Refusal } from '#rules/refusal.ts';
import { readMessageForm, readPhotoProblems } from '../write/message-form.ts';
import { ONCE_FIELD } from '../write/once-field.ts';
import { toThreadPath } from './thread-path.ts';

/** Everything that a form in an open conversation can want. */
export async function actOnThread(args: Posted, conversationId: string) {
  const back = (sent: { isDone: false; back: Refused } | { isDone: true }) => {
    if (!sent.isDone) return sent.back;
    throw redirect(`/messages/${conversationId}`);
  };
  const block = (isBlocked: boolean) => async (posted: Posted) =>
    back(
      await submit({
        ...posted,
        schema: z.unknown(),
        order: async ({ messages }) => {
          const { other } = (await messages.thread(conversationId)).conversation;
          return messages.block({ userId: other.id, block: isBlocked });
        },
      }),
    );
  return byIntent(args, {
    send: (posted) => send(posted, conversationId),
    archive: (posted) => archive(posted, conversationId, true),
    'take-out': (posted) => archive(posted, conversationId, false),
    sold: (posted) => sell(posted, conversationId),
    ...offerActs({ after: () => toThreadPath(conversationId) }),
    block: block(true),
    unblock: block(false),
    read: async (posted) =>
      back(
        await submit({
          ...posted,
          schema: z.unknown(),
          order: (market) => market.messages.markRead(conversationId),
        }),
      ),
  });
}

type Refused = Extract<Awaited<ReturnType<typeof submit>>, { isDone: false }>['back'];

/** Whoever answers has read what is there. */
async function send(posted: Posted, conversationId: string) {
  let once: string | undefined;
  let stays = false;
  let leftOut: string[] = [];
  const sent = await submit({
    ...posted,
    schema: SendMessage,
    read: (form) => {
      once = readOnceKey(form);
      stays = isToStay(form);
      leftOut = readPhotoProblems(form);
      const photos = form.getAll('photos');
      return readMessageForm(form, { conversationId, photos });
    },
    order: async (market, message) => {
      if (leftOut.length > 0)
        throw new Refusal('invalid', 'Not every photo could be taken.', { photos: leftOut });
      const answer = await sendOnce(market, message, once);
      await market.messages.markRead(conversationId);
      return answer;
    },
  });
  if (!sent.isDone) return sent.back;
  if (stays) return { sent: sent.answer.messageId };
  throw redirect(toThreadPath(conversationId));
}

/** The same words under the same name are one message; other words are another. */
function sendOnce(market: Market, message: SendMessage, key: string | undefined) {
  if (key === undefined) return market.offers.send(message);
  const requestHash = createHash('sha256').update(JSON.stringify(message)).digest('hex');
  return market.once({ route: '/messages/:id', key: `${key}.${requestHash}`, requestHash }, (inner) =>
    inner.offers.send(message),
  );
}

function readOnceKey(form: FormData): string | undefined {
  const key = form.get(ONCE_FIELD);
  return typeof key === 'string' && /^[\w-]{1,64}$/.test(key) ? key : undefined;
}

/** Its seller says in the conversation that the hair went to this person. */
async function sell(posted: Posted, conversationId: string) {
  const sent = await submit({
    ...posted,
    schema: SellAd,
    read: (form) => ({
      adId: form.get('adId'),
      version: Number(form.get('version')),
      soldPrice: readAmount(form, 'soldPrice'),
      conversationId,
    }),
    order: (market, sale) => market.myAds.move({ ...sale, event: 'mark-sold' }, 'change ads of your own'),
  });
  if (!sent.isDone) return sent.back;
  if (posted.form && isToStay(posted.form)) return { done: conversationId };
  throw redirect(`/messages/${conversationId}`);
}

async function archive(posted: Posted, conversationId: string, isArchived: boolean) {
  const sent = await submit({
    ...posted,
    schema: ArchiveConversation,
    read: () => ({ conversationId, archive: isArchived }),
    order: (market, wish) => market.messages.archive(wish),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(isArchived ? '/messages' : `/messages/${conversationId}`);
}

import { data, redirect } from 'react-router';
import type { Market } from '#market/market.ts';
import { isRefusal, REFUSAL_STATUS } from '#rules/refusal.ts';
import { AnswerWanted } from '#rules/wanted/wanted-schema.ts';
import { toThreadPath } from '../../messages/thread/thread-path.ts';
import { isTicked, listTyped, readFormData, readText } from '../../request/form-fields.ts';
import { isSentBackContext, marketContext } from '../../request/page-context.ts';
import { loginPathBackTo } from '../../request/sign-in.ts';
import { type Posted, submit } from '../../request/submit.ts';
import type { FormState } from '../../ui/form/form-state.ts';

/** An answer opens a conversation, and goes on there. */
export async function answerFromForm(posted: Posted, wantedId: string) {
  if (posted.context.get(marketContext).viewer === null) return keepForSignIn(posted);
  const sent = await submit({
    ...posted,
    schema: AnswerWanted,
    read: (form) => ({
      wantedId,
      adId: readText(form, 'adId') ?? '',
      message: readText(form, 'message') ?? '',
      sendForReview: isTicked(form, 'sendForReview'),
    }),
    order: ({ wanted }, answer) => wanted.answer(answer),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(toThreadPath(sent.answer.conversationId));
}

/** Whose session ended while they wrote goes to the login and comes back to their words, as with a message. */
async function keepForSignIn({ request, form: given, url, context }: Posted) {
  const form = given ?? (await readFormData(request));
  const draft = await keepWritten(context.get(marketContext), form);
  if (draft !== undefined) {
    const back = new URL(url);
    back.searchParams.set('ad', readText(form, 'adId') ?? '');
    back.searchParams.set('draft', draft);
    throw redirect(loginPathBackTo(back));
  }
  const state: FormState = {
    message: 'You are signed out. Copy your message, sign in, and send it again.',
    problems: {},
    typed: listTyped(form),
    intent: 'answer',
  };
  context.set(isSentBackContext, true);
  return data(state, { status: REFUSAL_STATUS['not-signed-in'] });
}

/** Undefined where it cannot be: for no ad, or for too many. Then it is read again where it was written. */
async function keepWritten({ messages }: Market, form: FormData): Promise<string | undefined> {
  const [adId, text] = [readText(form, 'adId') ?? '', readText(form, 'message') ?? ''];
  try {
    return await messages.keepDraft({ adId, text, offer: '' });
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

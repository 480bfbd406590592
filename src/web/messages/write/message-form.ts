import { redirect } from 'react-router';
import type { Market } from '#market/market.ts';
import { PHOTO_PROBLEM_FIELD } from '#rules/messages/message-words.ts';
import type { Posted } from '../../request/submit.ts';
import { loginPath } from '../../request/sign-in.ts';
import { isTicked, readFormData, readText } from '../../request/form-fields.ts';

/** What the message form holds, as the rules want it. */
export function readMessageForm(form: FormData, more: Record<string, unknown>) {
  return {
    ...more,
    message: readText(form, 'message') ?? '',
    sendForReview: isTicked(form, 'sendForReview'),
  };
}

/** Why photos of a form that was sent without script are not with it: the server says so where it took them in. */
export const readPhotoProblems = (form: FormData): string[] =>
  form.getAll(PHOTO_PROBLEM_FIELD).filter((value): value is string => typeof value === 'string');

/** A visitor's message is saved while they sign in, and waits for them on the page after. */
export async function keepMessageForLater(
  { request, form: given }: Posted,
  market: Market,
  adId: string,
): Promise<never> {
  const form = given ?? (await readFormData(request));
  const draft = await market.messages.keepDraft({
    adId,
    text: readText(form, 'message') ?? '',
    offer: '',
  });
  throw redirect(loginPath(`/messages/new?draft=${draft}`));
}

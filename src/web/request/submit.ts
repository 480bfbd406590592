import { data, redirect } from 'react-router';
import type { z } from 'zod';
import type { Market } from '#market/market.ts';
import { ensureTokenRepeated } from '#rules/accounts/sign-in/session-token.ts';
import { check } from '#rules/check-input.ts';
import { isRefusal, type Refusal, REFUSAL_STATUS } from '#rules/refusal.ts';
import { isSentBackContext, marketContext } from './page-context.ts';
import { listTyped, readFormData, readText, readTexts } from './form-fields.ts';
import { type Asked, loginPathBackTo } from './sign-in.ts';
import type { FormState } from '../ui/form/form-state.ts';
import { PROOF_FIELD, toProof } from '../ui/form/proof.ts';

/** What an action is given of a form that was posted. */
export type Posted = Asked & {
  request: Request;
  /** Where it was read already. */
  form?: FormData;
};

type Submission<Schema extends z.ZodType, Answer> = Posted & {
  schema: Schema;
  /** What the schema is asked about; left out, every filled-in field as the text it is. */
  read?: (form: FormData) => unknown;
  order: (market: Market, input: z.output<Schema>) => Promise<Answer>;
};
type SubmitResult<Answer> =
  | { isDone: true; intent: string | undefined; answer: Answer }
  | { isDone: false; back: ReturnType<typeof data<FormState>> };

/**
 * A form that was posted: checked by the rules, ordered from the market. What is refused goes back to its page with
 * the reasons and what was typed; a visitor who must be signed in goes to the login and comes back.
 */
export async function submit<Schema extends z.ZodType, Answer>({
  request,
  form: given,
  url,
  context,
  schema,
  read = readTexts,
  order,
}: Submission<Schema, Answer>): Promise<SubmitResult<Answer>> {
  const market = context.get(marketContext);
  const form = given ?? (await readFormData(request));
  try {
    ensureTokenRepeated(market.formToken, form.get('token'), OPEN_TOO_LONG);
    const proof = form.get(PROOF_FIELD);
    // First of all: who forgot a field besides need not prove it twice.
    const own = typeof proof === 'string' && proof !== '' ? await market.confirmed(toProof(proof)) : market;
    return { isDone: true, intent: readIntent(form), answer: await order(own, check(schema, read(form))) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.code === 'not-signed-in') throw redirect(loginPathBackTo(url));
    context.set(isSentBackContext, true);
    return { isDone: false, back: backWith(error, form) };
  }
}

const OPEN_TOO_LONG = 'This page was open for too long. Nothing was lost: please send it again.';

function backWith(refusal: Refusal, form: FormData) {
  const { retryAfterSeconds } = refusal.details;
  const state: FormState = {
    message: refusal.message,
    problems: { ...refusal.fields },
    typed: listTyped(form),
    intent: readIntent(form),
    needsPlan: refusal.code === 'payment-required',
    ...(refusal.details.needs === 'proof' ? { asksProof: true } : {}),
    ...(refusal.details.needs === 'trader-details' ? { needsTrader: true } : {}),
  };
  const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return data(state, { status: REFUSAL_STATUS[refusal.code], headers });
}

const readIntent = (form: FormData): string | undefined => readText(form, 'intent') ?? undefined;

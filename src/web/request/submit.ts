import { data, redirect, type RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import type { Market } from '#market/market.ts';
import { check } from '#rules/check-input.ts';
import { isRefusal, type Problems, Refusal, REFUSAL_STATUS } from '#rules/refusal.ts';
import { marketContext } from './page-context.ts';
import { PROOF_FIELD, toProof } from '../ui/form/proof.ts';

/** What a form shows when it comes back: why, and what had been typed (but never a secret). */
export type FormState = {
  message: string;
  problems: Problems;
  typed: Record<string, string[]>;
  /** Only a plan helps. */
  needsPlan?: boolean;
  /** Staff confirm in the form itself that it is them, and send it again with all that they typed. */
  asksProof?: boolean;
};

type Submission<Schema extends z.ZodType, Answer> = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  schema: Schema;
  /** What the schema is asked about; left out, every filled-in field as the text it is. */
  read?: (form: FormData) => unknown;
  order: (market: Market, input: z.output<Schema>) => Promise<Answer>;
};
type SubmitResult<Answer> =
  | { isDone: true; answer: Answer }
  | { isDone: false; back: ReturnType<typeof data<FormState>> };

const OURS = new Set(['token', PROOF_FIELD]);
const SECRETS = new Set([...OURS, 'password', 'newPassword', 'otp', 'code']);

/**
 * A form that was posted: checked by the rules, ordered from the market. What is refused goes back to its page with
 * the reasons and what was typed; a visitor who must be signed in goes to the login and comes back.
 */
export async function submit<Schema extends z.ZodType, Answer>({
  request,
  context,
  schema,
  read = readTexts,
  order,
}: Submission<Schema, Answer>): Promise<SubmitResult<Answer>> {
  const market = context.get(marketContext);
  const form = await readFormData(request);
  try {
    ensureTokenRepeated(form, market);
    const proof = form.get(PROOF_FIELD);
    // First of all: who forgot a field besides need not prove it twice.
    const own = typeof proof === 'string' && proof !== '' ? await market.confirmed(toProof(proof)) : market;
    return { isDone: true, answer: await order(own, check(schema, read(form))) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.code === 'not-signed-in') throw redirect(loginPath(request));
    return { isDone: false, back: backWith(error, form) };
  }
}

/** Every field that was filled in; one that came several times is a list. */
export function readTexts(form: FormData): Record<string, string | string[]> {
  const texts: Record<string, string | string[]> = {};
  for (const name of new Set(form.keys())) {
    if (OURS.has(name)) continue;
    const filled = form
      .getAll(name)
      .filter((value): value is string => typeof value === 'string' && value !== '');
    const [first] = filled;
    if (first !== undefined) texts[name] = filled.length > 1 ? filled : first;
  }
  return texts;
}

/** The login page that leads back to here. */
export const loginPath = (request: Request): string => loginPathTo(new URL(request.url));

/** What was asked for as data comes back as the page it belongs to. */
export const loginPathTo = ({ pathname, search }: URL): string =>
  `/login?next=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`;

/** What was posted; whatever is no form is the sender's mistake. */
export async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400 });
  }
}

/** Only a page of ours can know the token of the session: a second lock beside the check of the origin. */
function ensureTokenRepeated(form: FormData, { formToken }: Market) {
  if (formToken === null || form.get('token') === formToken) return;
  throw new Refusal(
    'not-allowed',
    'This page was open for too long. Nothing was lost: please send it again.',
  );
}

function backWith(refusal: Refusal, form: FormData) {
  const { retryAfterSeconds } = refusal.details;
  const state: FormState = {
    message: refusal.message,
    problems: { ...refusal.fields },
    typed: typedInto(form),
    needsPlan: refusal.code === 'payment-required',
    ...(refusal.details.needs === 'proof' ? { asksProof: true } : {}),
  };
  const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return data(state, { status: REFUSAL_STATUS[refusal.code], headers });
}

/** What was typed, but never a secret. */
export function typedInto(form: FormData): Record<string, string[]> {
  const names = [...new Set(form.keys())].filter((name) => !SECRETS.has(name));
  return Object.fromEntries(
    names.map((name) => [name, form.getAll(name).filter((value) => typeof value === 'string')]),
  );
}

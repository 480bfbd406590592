import { data, redirect } from 'react-router';
import { z } from 'zod';
import type { Market } from '#market/market.ts';
import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { isRefusal } from '#rules/refusal.ts';
import { marketContext } from '../../request/page-context.ts';
import { type Asked, loginPathBackTo } from '../../request/sign-in.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { listTyped, readFormData, readText } from '../../request/form-fields.ts';
import type { StepReader } from '../fields/step-fields.ts';
import { saveAd, type SentStep } from './save-ad.ts';
import { ensureMayPost } from '../draft/load-draft.ts';

type Step = Posted & {
  read: StepReader;
  /** What else is done with the ad once it is saved; its refusal is one of the step. */
  after?: (market: Market, ad: OwnAd) => Promise<void>;
  next: (ad: OwnAd, sent: SentStep) => string;
};

/** A step as it was posted: what is right in it is found out field by field. */
export const Sent = z.record(z.string(), z.unknown());

/** Saves a step and goes on. What is wrong comes back with its sentence; everything else is saved all the same. */
export async function saveStep({ request, form: given, url, context, read, after, next }: Step) {
  const form = given ?? (await readFormData(request));
  if (context.get(marketContext).viewer === null) throw await keepStepForLater(form, { url, context });
  await ensureMayPost(context);
  let sent: SentStep = {};
  const result = await submit({
    request,
    form,
    url,
    context,
    schema: Sent,
    read: (posted) => {
      sent = readSentStep(posted, read);
      return sent;
    },
    order: async (market, step) => {
      const ad = await saveAd(market, step);
      await after?.(market, ad);
      return ad;
    },
  });
  if (!result.isDone) return withVersion(result.back, await findVersion(context, sent));
  throw redirect(next(result.answer, sent), 303);
}

type Back = ReturnType<typeof data<FormState>>;

/** What was right is saved already, so the form goes on from another version than it was sent with. */
const withVersion = ({ data: state, init }: Back, version: number | null): Back =>
  data(
    version === null ? state : { ...state, typed: { ...state.typed, version: [String(version)] } },
    init ?? {},
  );

async function findVersion(context: Asked['context'], { adId }: SentStep): Promise<number | null> {
  try {
    return (await context.get(marketContext).myAds.show(String(adId))).ad.version;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return null;
  }
}

export const readSentStep = (form: FormData, read: StepReader): SentStep => ({
  adId: form.get('draft'),
  version: Number(form.get('version')),
  ...read(form),
});

/** The session has ended meanwhile: what was typed waits until its owner has signed in, on the same step. */
async function keepStepForLater(form: FormData, { url, context }: Asked): Promise<Response> {
  const { myAds } = context.get(marketContext);
  const back = new URL(url);
  back.searchParams.delete('saved');
  const adId = readText(form, 'draft') ?? '';
  try {
    const typedId = await myAds.keepTyped({ adId, fields: listTyped(form) });
    if (typedId !== null) back.searchParams.set('typed', typedId);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  return redirect(loginPathBackTo(back), 303);
}

import { redirect, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import type { Market } from '#market/market.ts';
import { EditAd } from '#rules/ad.ts';
import { check } from '#rules/check.ts';
import type { OwnAd } from '#rules/own-ad.ts';
import { isRefusal } from '#rules/refusal.ts';
import { submit } from '../submit.ts';

type Step = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** The fields of this step as the API takes them. */
  read: (form: FormData) => Record<string, unknown>;
  next: (ad: OwnAd, form: Record<string, unknown>) => string;
};

const Sent = z.record(z.string(), z.unknown());

/** Saves a step and goes on. What is wrong comes back with its sentence; everything else is saved all the same. */
export async function saveStep({ request, context, read, next }: Step) {
  let sent: Record<string, unknown> = {};
  const result = await submit({
    request,
    context,
    schema: Sent,
    read: (form) => {
      sent = { adId: form.get('draft'), version: Number(form.get('version')), ...read(form) };
      return sent;
    },
    order: saveAll,
  });
  if (!result.isDone) return result.back;
  throw redirect(next(result.answer, sent), 303);
}

async function saveAll(market: Market, sent: Record<string, unknown>): Promise<OwnAd> {
  try {
    return await market.myAds.edit(check(EditAd, sent));
  } catch (error) {
    if (isRefusal(error) && error.code === 'invalid')
      await saveTheRest(market, sent, Object.keys(error.fields));
    if (isRefusal(error) && error.code === 'payment-required') await saveTheRest(market, sent, []);
    throw error;
  }
}

/** Fields that are right together with what is kept already; if even they are refused, what is kept stays. */
async function saveTheRest(market: Market, sent: Record<string, unknown>, wrong: string[]): Promise<void> {
  const right = Object.fromEntries(Object.entries(sent).filter(([name]) => !wrong.includes(name)));
  try {
    await market.myAds.edit(check(EditAd, { ...right, submit: false }));
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

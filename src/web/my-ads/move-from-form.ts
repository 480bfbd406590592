import { redirect } from 'react-router';
import { z } from 'zod';
import { adId, version } from '#rules/ads/fields/field-schema.ts';
import { parseMoney } from '#rules/money.ts';
import type { Market } from '#market/market.ts';
import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { amountOr } from '#rules/numbers/read-number.ts';
import { isRefusal, type Refusal } from '#rules/refusal.ts';
import { MY_ADS } from './my-ads-address.ts';
import { type Posted, submit } from '../request/submit.ts';

const MoveForm = z.strictObject({
  adId,
  version: z.coerce.number().pipe(version),
  event: z.enum(['put-live', 'pause', 'mark-sold', 'delete', 'undo-delete'], 'Choose what to do.'),
  soldPrice: z
    .string()
    .transform((text) => parseMoney(text) ?? text)
    .pipe(z.int(amountOr('Enter what it was sold for, like 380.')).min(0))
    .optional(),
  conversationId: z.string().max(100).optional(),
});

/** A step in the life of an ad, from the buttons beside it. */
export async function moveFromForm(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: MoveForm,
    order: moveOnce,
  });
  if (!sent.isDone) return sent.back;
  const { id, status } = sent.answer;
  // What is deleted has no page of its own any more; the list has the way back.
  if (status === 'deleted') throw redirect(`${MY_ADS}?done=deleted&ad=${id}`, 303);
  throw redirect(`${posted.url.pathname}?done=${status}`, 303);
}

type Step = Parameters<Market['myAds']['move']>[0];

/** Deleting, or taking it back, twice by two clicks is the same as once. */
export async function moveOnce(market: Market, move: Step): Promise<OwnAd> {
  try {
    return await market.myAds.move(move);
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'conflict' || !isDoneAlready(move, error)) throw error;
    return (await market.myAds.show(move.adId)).ad;
  }
}

function isDoneAlready({ event, version: seen }: Step, { details: { current } }: Refusal): boolean {
  if (current?.version !== seen + 1) return false;
  return event === 'delete' ? current.status === 'deleted' : event === 'undo-delete';
}

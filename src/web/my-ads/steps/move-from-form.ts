import { redirect } from 'react-router';
import { z } from 'zod';
import { adId, version } from '#rules/ads/fields/field-schema.ts';
import { AD_STATUS_IN_A_SENTENCE } from '#rules/ads/ad-words.ts';
import { parseMoney } from '#rules/money/read-money.ts';
import type { Market } from '#market/market.ts';
import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { amountOr } from '#rules/numbers/read-number.ts';
import { isRefusal, type Refusal } from '#rules/refusal.ts';
import { MY_ADS } from '../my-ads-address.ts';
import { isToStay, readTexts } from '../../request/form-fields.ts';
import { type Posted, submit } from '../../request/submit.ts';

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

/** A step in the life of an ad, from the buttons beside it; `moved` where it is told on the spot. */
export async function stepFromForm(posted: Posted) {
  let stays = false;
  const sent = await submit({
    ...posted,
    schema: MoveForm,
    read: (form) => {
      stays = isToStay(form);
      return readTexts(form);
    },
    order: moveOnce,
  });
  if (!sent.isDone) return sent.back;
  return stays ? { moved: toBulkMove(sent.answer) } : leadOn(sent.answer, posted.url);
}

/** The same from the ad's own page. */
export async function moveFromForm(posted: Posted) {
  const sent = await submit({ ...posted, schema: MoveForm, order: moveOnce });
  return sent.isDone ? leadOn(sent.answer, posted.url) : sent.back;
}

/** What became of one of several ads. */
export type BulkMove = {
  adId: string;
  title: string | null;
  isDone: boolean;
  message: string;
  /** The version by which it can be brought back, if it was just deleted. */
  deleted?: number | undefined;
};

export const toBulkMove = ({ id, title, status, version: now, allowed }: OwnAd): BulkMove => ({
  adId: id,
  title,
  isDone: true,
  message: `is ${AD_STATUS_IN_A_SENTENCE[status]}.`,
  deleted: allowed.includes('undo-delete') ? now : undefined,
});

function leadOn({ id, status }: OwnAd, { pathname }: URL): never {
  // What is deleted has no page of its own any more; the list has the way back.
  if (status === 'deleted') throw redirect(`${MY_ADS}?done=deleted&ad=${id}`, 303);
  throw redirect(`${pathname}?done=${status}`, 303);
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

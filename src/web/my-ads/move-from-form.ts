import { redirect, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { adId, version } from '#rules/ad-fields.ts';
import { parseMoney } from '#rules/money.ts';
import { amountOr } from '#rules/read-number.ts';
import { submit } from '../submit.ts';

/** Where the forms of the list go: `index` means the list itself and not the area round it. */
export const MY_ADS_FORMS = '/seller/seller-profile?index';

const MoveForm = z.strictObject({
  adId,
  version: z.coerce.number().pipe(version),
  event: z.enum(['put-live', 'pause', 'mark-sold', 'delete'], 'Choose what to do.'),
  soldPrice: z
    .string()
    .transform((text) => parseMoney(text) ?? text)
    .pipe(z.int(amountOr('Enter what it was sold for, like 380.')).min(0))
    .optional(),
  conversationId: z.string().max(100).optional(),
});

/** A step in the life of an ad, from the buttons beside it. */
export async function moveFromForm(request: Request, context: Readonly<RouterContextProvider>) {
  const sent = await submit({
    request,
    context,
    schema: MoveForm,
    order: (market, move) => market.myAds.move(move),
  });
  if (!sent.isDone) return sent.back;
  const url = new URL(request.url);
  throw redirect(`${url.pathname}?done=${sent.answer.status}`, 303);
}

import type { RouterContextProvider } from 'react-router';
import { EditAdAsStaff, MoveAdAsStaff, ReviewAd } from '#rules/ads/ad-schema.ts';
import { wholeGrams } from '#rules/hair/measure.ts';
import { parseMoney } from '#rules/money.ts';
import { formOf, submit } from '../../request/submit.ts';

const MOVES = ['put-live', 'mark-sold', 'delete'] as const;
const STAFF = 'change ads as staff';

/** What staff do with one ad from its page: a step in its life, a decision on it, or a change of what it says. */
export async function actOnAd(request: Request, context: Readonly<RouterContextProvider>, adId: string) {
  const act = textIn(await formOf(request.clone()), 'act');
  const seen = (form: FormData) => ({
    adId,
    version: Number(form.get('version')),
    reason: textIn(form, 'reason') ?? '',
  });
  const event = MOVES.find((each) => each === act);
  if (event)
    return submit({
      request,
      context,
      schema: MoveAdAsStaff,
      read: seen,
      order: ({ myAds }, move) => myAds.move({ ...move, event }, STAFF),
    });
  if (act === 'edit')
    return submit({
      request,
      context,
      schema: EditAdAsStaff,
      read: (form) => ({ ...seen(form), ...fieldsIn(form) }),
      order: ({ myAds }, edit) => myAds.edit(edit, STAFF),
    });
  return submit({
    request,
    context,
    schema: ReviewAd,
    read: (form) => ({ ...seen(form), message: textIn(form, 'message'), decision: act }),
    order: ({ review }, decision) => review.decide(decision),
  });
}

const textIn = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

function fieldsIn(form: FormData): Record<string, unknown> {
  const price = textIn(form, 'price');
  const weight = textIn(form, 'weight');
  return {
    title: textIn(form, 'title'),
    description: textIn(form, 'description'),
    length: textIn(form, 'length'),
    priceConfirmed: form.get('priceConfirmed') === 'yes',
    ...(weight === undefined ? {} : { weight: wholeGrams(weight) ?? weight }),
    ...(price === undefined ? {} : { price: parseMoney(price) ?? price }),
  };
}

import { EditAdAsStaff, MoveAdAsStaff, ReviewAd } from '#rules/ads/ad-schema.ts';
import { wholeGrams } from '#rules/hair/measure.ts';
import { parseMoney } from '#rules/money.ts';
import { type Posted, readFormData, submit } from '../../request/submit.ts';

const STAFF_MOVES = ['put-live', 'mark-sold', 'delete'] as const;
const AS_STAFF = 'change ads as staff';

/** What staff do with one ad from its page: a step in its life, a decision on it, or a change of what it says. */
export async function actOnAd({ request, url, context }: Posted, adId: string) {
  const act = readFilledText(await readFormData(request.clone()), 'act');
  const seen = (form: FormData) => ({
    adId,
    version: Number(form.get('version')),
    reason: readFilledText(form, 'reason') ?? '',
  });
  const event = STAFF_MOVES.find((each) => each === act);
  if (event)
    return submit({
      request,
      url,
      context,
      schema: MoveAdAsStaff,
      read: seen,
      order: ({ myAds }, move) => myAds.move({ ...move, event }, AS_STAFF),
    });
  if (act === 'edit')
    return submit({
      request,
      url,
      context,
      schema: EditAdAsStaff,
      read: (form) => ({ ...seen(form), ...readEditedFields(form) }),
      order: ({ myAds }, edit) => myAds.edit(edit, AS_STAFF),
    });
  return submit({
    request,
    url,
    context,
    schema: ReviewAd,
    read: (form) => ({ ...seen(form), message: readFilledText(form, 'message'), decision: act }),
    order: ({ review }, decision) => review.decide(decision),
  });
}

const readFilledText = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

function readEditedFields(form: FormData): Record<string, unknown> {
  const price = readFilledText(form, 'price');
  const weight = readFilledText(form, 'weight');
  return {
    title: readFilledText(form, 'title'),
    description: readFilledText(form, 'description'),
    length: readFilledText(form, 'length'),
    priceConfirmed: form.get('priceConfirmed') === 'yes',
    ...(weight === undefined ? {} : { weight: wholeGrams(weight) ?? weight }),
    ...(price === undefined ? {} : { price: parseMoney(price) ?? price }),
  };
}

import { EditAdAsStaff, MoveAdAsStaff, ReviewAd } from '#rules/ads/ad-schema.ts';
import { isTicked, readAmount, readFormData, readGrams, readText } from '../../request/form-fields.ts';
import { type Posted, submit } from '../../request/submit.ts';

const STAFF_MOVES = ['put-live', 'mark-sold', 'delete'] as const;
const AS_STAFF = 'change ads as staff';

/** What staff do with one ad from its page: a step in its life, a decision on it, or a change of what it says. */
export async function actOnAd({ request, url, context }: Posted, adId: string) {
  const act = readText(await readFormData(request.clone()), 'act');
  const seen = (form: FormData) => ({
    adId,
    version: Number(form.get('version')),
    reason: readText(form, 'reason') ?? '',
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
    read: (form) => ({ ...seen(form), message: readText(form, 'message') ?? undefined, decision: act }),
    order: ({ review }, decision) => review.decide(decision),
  });
}

/** What was left empty stays as it is. */
const readEditedFields = (form: FormData): Record<string, unknown> => ({
  title: readText(form, 'title') ?? undefined,
  description: readText(form, 'description') ?? undefined,
  length: readText(form, 'length') ?? undefined,
  priceConfirmed: isTicked(form, 'priceConfirmed'),
  weight: readGrams(form, 'weight') ?? undefined,
  price: readAmount(form, 'price') ?? undefined,
});

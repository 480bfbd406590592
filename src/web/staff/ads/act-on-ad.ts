import { EditAdAsStaff, FeatureAdAsStaff, MeasureAd, MoveAdAsStaff, ReviewAd } from '#rules/ads/ad-schema.ts';
import { isTicked, readAmount, readGrams, readText } from '../../request/form-fields.ts';
import { byIntent } from '../../request/by-intent.ts';
import { type Posted, submit } from '../../request/submit.ts';

const AS_STAFF = 'change ads as staff';

/** What staff do with one ad from its page: a step in its life, a decision on it, or a change of what it says. */
export function actOnAd(args: Posted, adId: string) {
  const seen = (form: FormData) => ({
    adId,
    version: Number(form.get('version')),
    message: readText(form, 'message') ?? undefined,
    reason: readText(form, 'reason') ?? '',
  });
  const move = (event: 'put-live' | 'mark-sold' | 'delete') => (posted: Posted) =>
    submit({
      ...posted,
      schema: MoveAdAsStaff,
      read: seen,
      order: ({ myAds }, step) => myAds.move({ ...step, event }, AS_STAFF),
    });
  const review = (decision: 'approve' | 'ask-for-changes' | 'reject') => (posted: Posted) =>
    submit({
      ...posted,
      schema: ReviewAd,
      read: (form) => ({ ...seen(form), decision }),
      order: (market, decided) => market.review.decide(decided),
    });
  const feature = (featured: boolean) => (posted: Posted) =>
    submit({
      ...posted,
      schema: FeatureAdAsStaff,
      read: (form) => ({ ...seen(form), featured }),
      order: ({ myAds }, featuring) => myAds.feature(featuring, AS_STAFF),
    });
  const edit = (posted: Posted) =>
    submit({
      ...posted,
      schema: EditAdAsStaff,
      read: (form) => ({ ...seen(form), ...readEditedFields(form) }),
      order: ({ myAds }, change) => myAds.edit(change, AS_STAFF),
    });
  const measure = (isMeasured: boolean) => (posted: Posted) =>
    submit({
      ...posted,
      schema: MeasureAd,
      read: (form) => ({ ...seen(form), isMeasured }),
      order: (market, compared) => market.review.measure(compared),
    });
  return byIntent(args, {
    'put-live': move('put-live'),
    'mark-sold': move('mark-sold'),
    delete: move('delete'),
    approve: review('approve'),
    'ask-for-changes': review('ask-for-changes'),
    reject: review('reject'),
    feature: feature(true),
    unfeature: feature(false),
    edit,
    measure: measure(true),
    unmeasure: measure(false),
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

import { z } from 'zod';
import { factProblems } from './checks/conditions.ts';
import { NO_FACTS, settleFacts } from './ad-facts.ts';
import { adFields, type AdFields, adId, toAdFacts, version } from './fields/field-schema.ts';
import { AD_STATUSES } from './state.ts';
import { PRICE_LIMITS } from '../money/money.ts';
import { toldMessage } from '../moderation/decision-schema.ts';
import { idField, line } from '../text/text-schema.ts';

const reason = line({ name: 'reason', max: 500 });
/** A price far from what such hair fetches is asked once more; this is the answer. */
const priceConfirmed = z.boolean('Say whether you mean this price.').nullish();

/** What a seller fills in. The form shows these sentences; the API answers with the same ones. */
export const PostAd = z
  .strictObject({
    submit: z.boolean('Say whether to submit the ad or to save it as a draft.'),
    priceConfirmed,
    ...adFields,
    /** Only from staff, who post for a seller and note when and how that person agreed. */
    sellerId: idField('Choose the seller.').nullish(),
    consent: z
      .strictObject(
        {
          when: z.iso.date('Enter the day the seller agreed, like 2026-10-01.'),
          how: line({ name: 'way the seller agreed', max: 500 }),
        },
        'Note when and how the seller agreed.',
      )
      .nullish(),
  })
  .superRefine(checkTogether, { when: ({ value }) => typeof value === 'object' && value !== null })
  .transform(({ submit, priceConfirmed: isMeant, sellerId, consent, ...fields }) => ({
    submit,
    priceConfirmed: isMeant ?? false,
    sellerId: sellerId ?? null,
    consent: consent ?? null,
    facts: settleFacts({ ...NO_FACTS, ...toAdFacts(fields) }),
  }));
export type PostAd = z.output<typeof PostAd>;

const toEdit = {
  adId,
  version,
  submit: z.boolean('Say whether to submit the ad.').default(false),
  priceConfirmed,
};

const EditFields = z.strictObject({ ...toEdit, ...adFields });
const readEdit = ({ adId, version, submit, priceConfirmed, ...fields }: z.output<typeof EditFields>) => ({
  adId,
  version,
  submit,
  priceConfirmed,
  changes: toAdFacts(fields),
});

/** Changed fields only. Whether they fit the others is asked once they are merged: see ensureFacts. */
export const EditAd = EditFields.transform(readEdit);
export type EditAd = z.output<typeof EditAd>;

/** The same from anybody who keeps the ad; staff who did not enter it themselves say why. */
export const EditAnyAd = EditFields.extend({ reason: reason.nullish() }).transform(
  ({ reason: why = null, ...edit }) => ({ ...readEdit(edit), reason: why }),
);

/** The same from staff, who say why. */
export const EditAdAsStaff = EditFields.extend({ message: toldMessage, reason }).transform(
  ({ reason: why, message, ...edit }) => ({ ...readEdit(edit), message, reason: why }),
);
export type EditAdAsStaff = z.output<typeof EditAdAsStaff>;

/** A step in the life of an ad, made on the version that was seen. */
export const MoveAd = z.strictObject({ adId, version });
export const MoveAdAsStaff = z.strictObject({ adId, version, message: toldMessage, reason });

/** A paid place for an ad, taken or given back. */
const featured = z.boolean('Say whether the ad is to be featured.');
export const FeatureAd = z.strictObject({ adId, version, featured });
export const FeatureAdAsStaff = z.strictObject({ adId, version, featured, message: toldMessage, reason });

const SOLD_PRICE = 'Enter what it was sold for, in whole cents, pence or paise.';
const soldPrice = z.int(SOLD_PRICE).min(0, SOLD_PRICE).max(PRICE_LIMITS.INR.max, SOLD_PRICE).nullish();
/** The conversation that led to the sale, if it began here and the seller likes to say so. */
const conversationId = idField('Say which conversation led to the sale.').nullish();
export const SellAd = z.strictObject({ adId, version, soldPrice, conversationId });
export const SellAdAsStaff = z.strictObject({ adId, version, soldPrice, message: toldMessage, reason });

export const ReviewAd = z.strictObject({
  adId,
  version,
  decision: z.enum(
    ['approve', 'ask-for-changes', 'reject'],
    'Choose to approve, to ask for changes or to reject.',
  ),
  message: toldMessage,
  reason,
});
export type ReviewAd = z.output<typeof ReviewAd>;

/** Whether the tape in the photo shows the length that is told. */
export const MeasureAd = z.strictObject({
  adId,
  version,
  isMeasured: z.boolean('Say whether the tape shows it.'),
  message: toldMessage,
  reason,
});
export type MeasureAd = z.output<typeof MeasureAd>;

/** Takes a decision back: the version is the one that the decision made. */
export const UndoReview = z.strictObject({ adId, version });

/** Which of one's own ads, and where to go on. */
export const MyAdsQuery = z.strictObject({
  status: z.enum(AD_STATUSES, 'Choose one of the statuses.').optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
  after: z.string().max(200).optional(),
});
export type MyAdsQuery = z.output<typeof MyAdsQuery>;

/** Runs beside the fields' own checks, so that a person hears of everything at once. */
function checkTogether(input: AdFields & { submit: boolean }, ctx: z.core.$RefinementCtx) {
  const wrong = new Set(ctx.issues.map((issue) => String(issue.path?.[0])));
  const right = Object.fromEntries(Object.entries(input).filter(([name]) => !wrong.has(name))) as AdFields;
  const problems = factProblems({ ...NO_FACTS, ...toAdFacts(right) }, { isComplete: input.submit });
  for (const [field, sentences = []] of Object.entries(problems)) {
    if (wrong.has(field)) continue;
    for (const message of sentences) ctx.addIssue({ code: 'custom', path: [field], message });
  }
}

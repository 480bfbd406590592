import { z } from 'zod';
import { idField, line, lines, withoutTags } from '../text/text-schema.ts';
import { OFFER_NOTE_MAX } from '../offers/offer-form.ts';
import { BUNDLE_SIZE } from './bundle-need.ts';
import { FindBundles } from './bundle-need-schema.ts';
import { CONTACT_LIMITS, SIZE_SENTENCE } from './bundle-need-words.ts';

const bundleId = idField('Say which bundle you mean.');
const adId = idField('Say which ad you mean.');
const place = z.int(SIZE_SENTENCE).min(1, SIZE_SENTENCE).max(BUNDLE_SIZE.max, SIZE_SENTENCE);

/** The ads of a set, in the order in which they stand. */
const BundleMembers = z
  .array(adId, SIZE_SENTENCE)
  .min(BUNDLE_SIZE.min, SIZE_SENTENCE)
  .max(BUNDLE_SIZE.max, SIZE_SENTENCE)
  .refine((ids) => new Set(ids).size === ids.length, 'Name each ad once.');

export const KeepBundle = z.strictObject({
  name: withoutTags(line({ name: 'name', max: 80 })),
  need: FindBundles,
  members: BundleMembers,
  watch: z.boolean('Say whether you want to hear about changes.').default(false),
});
export type KeepBundle = z.output<typeof KeepBundle>;

export const NameBundle = z.strictObject({ bundleId });
export type NameBundle = z.output<typeof NameBundle>;

export const WatchBundle = z.strictObject({
  bundleId,
  isWatched: z.boolean('Say whether you want to hear about changes.'),
});
export type WatchBundle = z.output<typeof WatchBundle>;

/** Without an ad, what fits there is only listed. */
export const SwapMember = z.strictObject({ bundleId, place, adId: adId.optional() });
export type SwapMember = z.output<typeof SwapMember>;

const { message, percentOff } = CONTACT_LIMITS;
const OFF = `Take off ${percentOff.min} to ${percentOff.max} percent.`;

/** Before anything is sent; in a query a number is written as text. */
export const PlanContact = z.strictObject({
  bundleId,
  takePercentOff: z.coerce.number(OFF).int(OFF).min(percentOff.min, OFF).max(percentOff.max, OFF).default(0),
});

/** A question to each seller, or an offer of each price less so many percent, with a note if somebody likes. */
export const ContactBundle = z
  .strictObject({
    bundleId,
    message: withoutTags(lines({ name: 'message', ...message })).optional(),
    takePercentOff: z.int(OFF).min(percentOff.min, OFF).max(percentOff.max, OFF).optional(),
    /** What the screening would refuse is read by staff first. */
    sendForReview: z.boolean().default(false),
  })
  .refine(({ message: text, takePercentOff }) => text !== undefined || takePercentOff !== undefined, {
    error: 'Write a message, or say how much you take off.',
    path: ['message'],
  })
  .refine(
    ({ message: text = '', takePercentOff }) => takePercentOff === undefined || text.length <= OFFER_NOTE_MAX,
    { error: `A message with an offer can have ${OFFER_NOTE_MAX} characters at most.`, path: ['message'] },
  );
export type ContactBundle = z.output<typeof ContactBundle>;

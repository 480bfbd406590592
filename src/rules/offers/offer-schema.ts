import { z } from 'zod';
import { PRICE_LIMITS } from '../money/money.ts';
import { WantedTerms } from '../sales/sale-schema.ts';
import { idField, line, lines, withoutTags } from '../text/text-schema.ts';
import { AMOUNT_SENTENCE } from '../money/offered-amount.ts';
import { OFFER_NOTE_MAX } from './offer-form.ts';
import { OFFER_LISTS } from './offer-words.ts';

const offerId = idField('Say which offer you mean.');
/** Minor units of the offer's currency; the limits of each currency are asked where it is known. */
const amount = z.int(AMOUNT_SENTENCE).min(1, AMOUNT_SENTENCE).max(PRICE_LIMITS.INR.max, AMOUNT_SENTENCE);

/** A price for an ad, with a few words if somebody likes. */
export const MakeOffer = z.strictObject({
  adId: line({ name: 'ad', max: 100 }),
  amount,
  note: withoutTags(lines({ name: 'note', min: 0, max: OFFER_NOTE_MAX })).default(''),
  /** After a refusal: let a person of ours look at it instead. */
  sendForReview: z.boolean().default(false),
});
export type MakeOffer = z.infer<typeof MakeOffer>;

/** A yes repeats the figure: nobody agrees to one that changed while they looked. */
export const AcceptOffer = z.strictObject({ offerId, amount, ...WantedTerms.shape });
export type AcceptOffer = z.infer<typeof AcceptOffer>;

export const CounterOffer = z.strictObject({ offerId, amount });
export type CounterOffer = z.infer<typeof CounterOffer>;

export const NameOffer = z.strictObject({ offerId });
export type NameOffer = z.infer<typeof NameOffer>;

export const ListOffers = z.strictObject({
  list: z.enum(OFFER_LISTS, 'Choose one of the lists.').default('waiting-for-me'),
  limit: z.coerce.number().int().min(1).max(100).default(24),
  after: z.string().max(200).optional(),
});
export type ListOffers = z.infer<typeof ListOffers>;

import { z } from 'zod';
import { idField, line, lines, publicText } from '../text/text-schema.ts';
import { CARRIER_NAMES } from './parcel/carriers.ts';

const saleId = idField('Say which sale you mean.');
const version = z.int('Say which version you saw.').min(1, 'Say which version you saw.');

/** What the seller's yes fixes beside the price. What is left out is as the ad has it. */
export const WantedTerms = z.strictObject({
  postage: z.int('Write the postage as an amount.').min(0, 'Write the postage as an amount.').optional(),
  postageBy: z.enum(['buyer', 'seller'], 'Say who pays the postage.').optional(),
  shipDays: z.int('Choose 2 to 5 days.').optional(),
  leastGrams: z.int('Write whole grams.').optional(),
  /** In millimetres. */
  leastLength: z.int('Write a length, like 26 in or 66 cm.').optional(),
});
export type WantedTerms = z.infer<typeof WantedTerms>;

export const NameSale = z.strictObject({ saleId });
export type NameSale = z.infer<typeof NameSale>;

/** Every write says which version it was made from. */
export const StepInSale = z.strictObject({ saleId, version });
export type StepInSale = z.infer<typeof StepInSale>;

const REASON_MAX = 500;
/** No way past the site: what the other side reads of it is no message that anybody screens. */
const reason = publicText(lines({ name: 'reason', min: 0, max: REASON_MAX })).default('');
export const EndSale = StepInSale.extend({ reason });
export type EndSale = z.infer<typeof EndSale>;

export const GrantDays = StepInSale.extend({
  days: z.literal([1, 2], 'Give one or two days.'),
});
export type GrantDays = z.infer<typeof GrantDays>;

export const AnswerCancel = StepInSale.extend({ yes: z.boolean('Say yes or no.') });
export type AnswerCancel = z.infer<typeof AnswerCancel>;

const GRAMS = 'Write the grams, 5 to 2,000.';
/** '164 g' is read as 164. */
const grams = z.preprocess(
  (value) => (typeof value === 'string' ? Number(value.trim().replace(/\s*g(rams?)?$/i, '')) : value),
  z.int(GRAMS).min(5, GRAMS).max(2000, GRAMS),
);
const LENGTH = 'Write the length in millimetres, 100 to 2,000.';
const lengthMm = z.int(LENGTH).min(100, LENGTH).max(2000, LENGTH);
const PROOF_KINDS = ['before', 'tape', 'scale', 'tied', 'closed-parcel', 'other'] as const;

export const ProveHair = StepInSale.extend({
  grams,
  length: lengthMm,
  photos: z
    .array(
      z.strictObject({
        id: idField('Say which photo you mean.'),
        kind: z.enum(PROOF_KINDS, 'Say what the photo shows.'),
      }),
    )
    .max(8, 'Eight photos at most.'),
});
export type ProveHair = z.infer<typeof ProveHair>;

const carrier = z.enum(CARRIER_NAMES, 'Choose the carrier.');
const number = line({ name: 'number', max: 40 });
export const ShipHair = StepInSale.extend({
  carrier,
  number,
  signed: z.boolean('Say whether it is signed for.').default(false),
  grams: z.int('Write whole grams.').min(1).max(30_000).optional(),
  receiptPhoto: idField('Say which photo you mean.').optional(),
});
export type ShipHair = z.infer<typeof ShipHair>;

export const CorrectParcel = StepInSale.extend({ carrier, number });
export type CorrectParcel = z.infer<typeof CorrectParcel>;

/** The day on which the carrier says that it delivered. */
export const arrivalDay = z.iso.date('Choose the day.');
export const NoteArrival = StepInSale.extend({ day: arrivalDay });
export type NoteArrival = z.infer<typeof NoteArrival>;

const AMOUNT = 'Write the sum as an amount.';
export const OfferPart = StepInSale.extend({ amount: z.int(AMOUNT).min(1, AMOUNT) });
export type OfferPart = z.infer<typeof OfferPart>;

export const ListSales = z.strictObject({
  role: z.enum(['buyer', 'seller'], 'Choose buyer or seller.').optional(),
  open: z.stringbool('Say true or false.').or(z.boolean()).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
  after: z.string().max(200).optional(),
});
export type ListSales = z.infer<typeof ListSales>;

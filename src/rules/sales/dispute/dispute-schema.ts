import { z } from 'zod';
import { isCountry } from '../../countries/countries.ts';
import { staffReason } from '../../moderation/decision-schema.ts';
import { idField, line, lines, withoutTags } from '../../text/text-schema.ts';
import { CARRIER_NAMES } from '../parcel/carriers.ts';
import { SALE_STATES } from '../life/sale-states.ts';
import { arrivalDay, StepInSale } from '../sale-schema.ts';
import { DISPUTE_REASONS, SALE_OUTCOMES } from '../money/settle-sale.ts';

const statement = (min: number) => withoutTags(lines({ name: 'text', min, max: 2000 }));
const text = statement(20);
const EVIDENCE_KINDS = ['closed-parcel', 'opened', 'scale', 'return', 'other'] as const;
const photos = z
  .array(
    z.strictObject({
      id: idField('Say which photo you mean.'),
      kind: z.enum(EVIDENCE_KINDS, 'Say what the photo shows.'),
    }),
  )
  .max(8, 'Eight photos at most.')
  .default([]);

export const OpenDispute = StepInSale.extend({
  reason: z.enum(DISPUTE_REASONS, 'Choose what is wrong.'),
  text,
  photos,
});
export type OpenDispute = z.infer<typeof OpenDispute>;

/** The seller's side, an addition of either, and why other hair came back. */
export const SpeakInDispute = StepInSale.extend({ text, photos });
export type SpeakInDispute = z.infer<typeof SpeakInDispute>;

export const GiveIn = StepInSale.extend({
  wantsHairBack: z.boolean('Say whether you want the hair back.').default(false),
});
export type GiveIn = z.infer<typeof GiveIn>;

export const AppealDecision = StepInSale.extend({ text });
export type AppealDecision = z.infer<typeof AppealDecision>;

const COUNTRY = 'Choose the country from the list.';
export const TellReturnAddress = StepInSale.extend({
  name: withoutTags(line({ name: 'name', max: 100 })),
  lines: withoutTags(lines({ name: 'address', min: 5, max: 300 })),
  country: z.string(COUNTRY).refine(isCountry, COUNTRY),
});
export type TellReturnAddress = z.infer<typeof TellReturnAddress>;

export const PostReturn = StepInSale.extend({
  carrier: z.enum(CARRIER_NAMES, 'Choose the carrier.'),
  number: line({ name: 'number', max: 40 }),
  photos,
});
export type PostReturn = z.infer<typeof PostReturn>;

const AMOUNT = 'Write the sum as an amount.';
/** `statement`: what both read. `reason`: for the audit alone. */
export const DecideSale = StepInSale.extend({
  outcome: z.enum(SALE_OUTCOMES, 'Choose what happens to the money.'),
  /** Of the price, in minor units, where a part goes back. */
  amount: z.int(AMOUNT).min(1, AMOUNT).optional(),
  statement: withoutTags(lines({ name: 'statement', min: 50, max: 2000 })),
  reason: staffReason,
});
export type DecideSale = z.infer<typeof DecideSale>;

/** What staff do to a sale beside deciding: each with a reason that only the audit keeps. */
export const ActOnSale = StepInSale.extend({ reason: staffReason });
export type ActOnSale = z.infer<typeof ActOnSale>;

export const NoteArrivalByStaff = ActOnSale.extend({ day: arrivalDay });
export type NoteArrivalByStaff = z.infer<typeof NoteArrivalByStaff>;

export const RefundAfterRelease = ActOnSale.extend({ amount: z.int(AMOUNT).min(1, AMOUNT) });
export type RefundAfterRelease = z.infer<typeof RefundAfterRelease>;

/** What we owed of a sale and somebody of us paid by hand, in minor units of its currency. */
export const NoteDebtPaid = ActOnSale.extend({
  to: z.enum(['buyer', 'seller'], 'Say whom we paid.'),
  amount: z.int(AMOUNT).min(1, AMOUNT),
});
export type NoteDebtPaid = z.infer<typeof NoteDebtPaid>;

export const ListAllSales = z.strictObject({
  state: z.enum(SALE_STATES, 'Choose a state.').optional(),
  /** Only those in dispute. */
  disputes: z.stringbool('Say true or false.').or(z.boolean()).optional(),
  /** Only those whose light waits a day, since something about the payment asks for it. */
  waiting: z.stringbool('Say true or false.').or(z.boolean()).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  after: z.string().max(200).optional(),
});
export type ListAllSales = z.infer<typeof ListAllSales>;

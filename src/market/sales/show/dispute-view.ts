import { z } from 'zod';
import { SALE_PHOTO_KINDS } from '#rules/sales/life/sale-kinds.ts';
import { SALE_OUTCOMES, SALE_PROBLEMS } from '#rules/sales/money/settle-sale.ts';

const moment = z.iso.datetime();
const side = z.enum(['buyer', 'seller']);

const Decision = z.object({
  outcome: z.enum(SALE_OUTCOMES),
  amount: z.int().nullable(),
  /** As both read it. */
  says: z.string(),
  statement: z.string(),
  at: moment,
  isByClock: z.boolean(),
});

/** What is wrong with a sale, what both say to it, and what was decided. */
export const DisputeView = z.object({
  caseNumber: z.string(),
  reason: z.enum(SALE_PROBLEMS),
  openedBy: z.enum(['buyer', 'seller', 'staff']),
  openedAt: moment,
  isOpen: z.boolean(),
  isAnswered: z.boolean(),
  answerBy: moment,
  decideBy: moment,
  /** Until when there can be an appeal. */
  appealBy: moment.nullable(),
  appealedBy: side.nullable(),
  acceptedBy: z.array(side),
  /** Of all disputes of the sale, as are the photos. */
  statements: z.array(
    z.object({
      by: side,
      kind: z.enum(['claim', 'answer', 'addition', 'appeal']),
      text: z.string(),
      at: moment,
    }),
  ),
  photos: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(SALE_PHOTO_KINDS),
      by: side,
      word: z.string().nullable(),
      isSeenBefore: z.boolean(),
    }),
  ),
  decisions: z.array(Decision),
  /** What was decided before there was this one: a sale can come back from a return. */
  earlierDecisions: z.array(Decision),
});
export type DisputeView = z.infer<typeof DisputeView>;

/** The hair goes back. The address is for the buyer alone. */
export const ReturnView = z.object({
  returnBy: moment.nullable(),
  objectBy: moment.nullable(),
  hasAddress: z.boolean(),
  /** Until when the seller says where to. */
  addressBy: moment.nullable(),
  address: z.object({ name: z.string(), lines: z.array(z.string()), country: z.string() }).nullable(),
  parcel: z
    .object({
      carrier: z.string(),
      number: z.string().nullable(),
      followUrl: z.string().nullable(),
      sentAt: moment,
    })
    .nullable(),
});
export type ReturnView = z.infer<typeof ReturnView>;

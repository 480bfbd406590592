import { z } from 'zod';
import { SALE_CURRENCIES } from '#rules/sales/money/sale-fee.ts';
import { SALE_FREEZES } from '#rules/sales/life/sale-kinds.ts';
import { SALE_STATES } from '#rules/sales/life/sale-states.ts';
import { SALE_PROBLEMS } from '#rules/sales/money/settle-sale.ts';
import { SaleView } from '../show/sale-view.ts';

const moment = z.iso.datetime();
const person = z.object({ id: z.string(), username: z.string() });

/** A sale as a line of the list of all, those nearest the wall first. */
export const StaffSaleCard = z.object({
  id: z.string(),
  state: z.enum(SALE_STATES),
  ad: z.object({ id: z.string(), title: z.string() }),
  buyer: person,
  seller: person,
  currency: z.enum(SALE_CURRENCIES),
  total: z.int(),
  /** When the payment provider pays out by itself. */
  wallAt: moment.nullable(),
  daysToWall: z.int().nullable(),
  settleBy: moment.nullable(),
  frozenBy: z.enum(SALE_FREEZES).nullable(),
  dispute: z
    .object({
      reason: z.enum(SALE_PROBLEMS),
      decideBy: moment,
      waitsFor: z.enum(['seller', 'decision', 'appeal', 'time']),
    })
    .nullable(),
});
export type StaffSaleCard = z.infer<typeof StaffSaleCard>;

/** What is held now, by currency. */
export const HeldMoney = z.object({ currency: z.enum(SALE_CURRENCIES), sales: z.int(), amount: z.int() });
export type HeldMoney = z.infer<typeof HeldMoney>;

/** One sale as staff see it: all of it but the addresses, which are revealed with a reason. */
export const StaffSale = SaleView.omit({ role: true, other: true }).extend({
  buyer: person,
  seller: person,
  takenAt: moment.nullable(),
  wallAt: moment.nullable(),
  hasAddress: z.boolean(),
  /** Whether it can be decided that its seller is paid. */
  mayRelease: z.boolean(),
  /** Whether the decision can still be put off. */
  mayPutOff: z.boolean(),
  /** Whether its parcel may have come after all, and can be paid for in a sale that follows. */
  mayFollowUp: z.boolean(),
  balances: z.record(z.string(), z.int()),
  /** What the house owes of it now, and somebody of us pays by hand. */
  owed: z.object({ buyer: z.int(), seller: z.int() }),
  moves: z.array(
    z.object({
      kind: z.enum(['release', 'whole', 'cancel', 'part', 'late', 'after-release']),
      amount: z.int().nullable(),
      state: z.enum(['asked', 'done', 'failed', 'stopped']),
      why: z.string().nullable(),
      tries: z.int(),
      nextAt: moment.nullable(),
    }),
  ),
  cases: z.array(
    z.object({
      id: z.string(),
      reason: z.string(),
      stage: z.string(),
      outcome: z.string().nullable(),
      openedAt: moment,
      closedAt: moment.nullable(),
    }),
  ),
});
export type StaffSale = z.infer<typeof StaffSale>;

import { z } from 'zod';
import { Refusal } from '#rules/refusal.ts';
import { noRoom } from '#rules/payments/plan-room.ts';
import { PLAN_TYPES } from '#rules/payments/subscription.ts';
import { NUMBER_TAKEN } from '#rules/sales/parcel/carriers.ts';
import { readErrorCode } from '#rules/read-error-code.ts';

/** See migration 0155: the seller's plan has no room. */
const NO_ROOM = 'FH006';
/** See migration 0412: an ad stays as it is while somebody pays for it. */
const PAID_FOR = 'FH017';
const Detail = z.object({ plan: z.literal([0, ...PLAN_TYPES]), places: z.int() });

/** The same refusal that a use case gives, where the database was the first to see that a rule is broken. */
export function refusedByDatabase(error: unknown): Refusal | undefined {
  if (isRefTaken(error))
    return new Refusal('invalid', 'Please check what you entered.', {
      ref: ['Another ad of yours has this ref.'],
    });
  if (breaks(error, 'sale_parcels_carrier_number_key'))
    return new Refusal('invalid', 'Please check what you entered.', { number: [NUMBER_TAKEN] });
  if (readErrorCode(error) === PAID_FOR)
    return new Refusal('conflict', 'Somebody is paying or has paid for this hair.');
  if (!(error instanceof Error && readErrorCode(error) === NO_ROOM && 'detail' in error)) return undefined;
  const { plan, places } = Detail.parse(JSON.parse(String(error.detail)));
  return noRoom(plan, places);
}

/** See migration 0280: of two ads with one ref the second is not written, however close together they come. */
const isRefTaken = (error: unknown): boolean => breaks(error, 'ads_ref_of_seller');

const breaks = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint;

import type { Unit } from '#platform/unit-of-work.ts';
import { isRefusal, Refusal } from '#rules/refusal.ts';
import type { DEED_WORDS } from '#rules/staff/deed-words.ts';
import type { Context } from '../../context.ts';
import { tellWhoDid } from '../../deeds/tell-who-did.ts';
import type { SaleRow } from '../sale-store.ts';

/** The sale, and what one of us has done to it if that is why it cannot be done; none: something else is why. */
type Late = { sale: SaleRow; done: readonly (keyof typeof DEED_WORDS.sale)[] };

/** A step of staff. Where a colleague was first, also before its page was loaded, the refusal says who. */
export async function orSayWho<Result>(
  ctx: Context,
  unit: Unit,
  { sale, done }: Late,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'conflict' || done.length === 0) throw error;
    const { message, fields, details } = error;
    const thing = { topic: 'sale', kind: 'sale', id: sale.id, among: done } as const;
    throw new Refusal('conflict', message + (await tellWhoDid(ctx, unit.db, thing)), fields, details);
  }
}

import type { Unit } from '#platform/unit-of-work.ts';
import { inspectLaw, moveDeadlines, moveDisputeDeadlines } from '#rules/sales/life/sale-deadlines.ts';
import type { SaleParty } from '#rules/sales/life/sale-life.ts';
import type { Context } from '../../context.ts';
import { findDispute, updateDispute } from '../disputes/dispute-store.ts';
import { hasStoppedRelease } from '../money/retry-store.ts';
import type { SaleChange, SaleRow } from '../sale-store.ts';
import { stepSale } from '../step-sale.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';

type Thawing = { as: Extract<SaleParty, 'admin' | 'provider'>; by?: string };

/** The sale goes on where it was: the time that was lost is given back, as far as each deadline's law goes. */
export async function endFreeze(
  ctx: Context,
  unit: Unit,
  sale: SaleRow,
  { as, by }: Thawing,
): Promise<SaleRow> {
  const after = await stepSale(ctx, unit, sale, {
    as,
    by: by ?? null,
    event: 'unfreeze',
    change: await giveTimeBack(ctx, unit, sale),
  });
  await tellOfSale(ctx, unit, after, 'unfreeze');
  return after;
}

async function giveTimeBack(ctx: Context, unit: Unit, sale: SaleRow): Promise<SaleChange> {
  const now = ctx.now();
  const takenAt = sale.captured_at ?? now;
  const lostMs = Math.max(0, now.getTime() - sale.state_since.getTime());
  const moved = moveDeadlines(
    takenAt,
    { shipBy: sale.ship_by, arriveBy: sale.arrive_by, inspectBy: sale.inspect_by },
    lostMs,
  );
  const change = { ship_by: moved.shipBy, arrive_by: moved.arriveBy, inspect_by: moved.inspectBy };
  // It was being paid out when it stopped: nothing is left to look at.
  if (sale.frozen_from === 'delivered' && (await hasStoppedRelease(unit.db, sale.id)))
    return { ...change, inspect_by: inspectLaw(takenAt) < now ? inspectLaw(takenAt) : now };
  const dispute = sale.frozen_from === 'disputed' ? await findDispute(unit.db, sale.id) : undefined;
  if (!dispute) return change;
  const { answerBy, decideBy, standsAt } = moveDisputeDeadlines(
    takenAt,
    { answerBy: dispute.answer_by, decideBy: dispute.decide_by, standsAt: sale.stands_at },
    lostMs,
  );
  await updateDispute(unit.db, dispute.id, { answer_by: answerBy, decide_by: decideBy });
  return { ...change, stands_at: standsAt };
}

import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import { carryOutDecision } from '../disputes/carry-out-decision.ts';
import { type DecisionRow, findDispute, listDecisions } from '../disputes/dispute-store.ts';
import { keepDecision } from '../disputes/keep-decision.ts';
import { tellDecided } from '../disputes/tell-decided.ts';
import { beginRefund } from '../money/begin-refund.ts';
import { beginRelease } from '../money/begin-release.ts';
import type { SaleRow } from '../sale-store.ts';

const STEP = { as: 'clock', event: 'settle' } as const;

/** What stands is carried out; where nobody of ours decided, the money goes where the hair is not. */
export async function settleByClock(
  ctx: Context,
  unit: Unit,
  sale: SaleRow,
  to: SaleRow['state'],
): Promise<unknown> {
  if (sale.state === 'returning') return endReturn(ctx, unit, sale, to);
  const decision = await findDecision(unit, sale);
  const { stands_at: standsAt } = sale;
  if (sale.state === 'disputed' && decision && standsAt !== null && standsAt <= ctx.now())
    return carryOutDecision(ctx, unit, sale, decision, { ...STEP, why: 'decided' });
  return decideForUs(ctx, unit, sale, { to, first: isInDispute(sale) ? decision : undefined });
}

const isInDispute = ({ state, frozen_from }: SaleRow): boolean =>
  (state === 'frozen' ? frozen_from : state) === 'disputed';

async function findDecision({ db }: Unit, sale: SaleRow): Promise<DecisionRow | undefined> {
  const dispute = await findDispute(db, sale.id);
  return dispute && (await listDecisions(db, dispute.id)).at(-1);
}

/** Nobody objected, nobody said where to, or nothing was sent. */
const endReturn = (ctx: Context, unit: Unit, sale: SaleRow, to: SaleRow['state']): Promise<SaleRow> => {
  if (to !== 'refunding') return beginRelease(ctx, unit, sale, STEP);
  const why = sale.is_return_posted ? 'returned' : sale.decision === null ? 'given-in' : 'decided';
  return beginRefund(ctx, unit, sale, { ...STEP, why });
};

const OUR_FAULT = 'We did not decide in time. That is our fault.';

/** A decision row by the clock, told like any other, and counted as a failure of ours. */
async function decideForUs(
  ctx: Context,
  unit: Unit,
  sale: SaleRow,
  { to, first }: { to: SaleRow['state']; first: DecisionRow | undefined },
): Promise<void> {
  const outcome = first?.outcome ?? (to === 'refunding' ? ('refund' as const) : ('release' as const));
  const decision = {
    outcome,
    amount: first?.amount ?? null,
    statement: first
      ? `${OUR_FAULT} Nobody of us has answered the appeal, so our first decision stands.`
      : `${OUR_FAULT} So the money goes where the hair is not.`,
    decidedBy: null,
  };
  ctx.log.error({ saleId: sale.id, outcome }, 'the clock decided a sale');
  await keepDecision(ctx, unit, sale, decision);
  await carryOutDecision(ctx, unit, sale, decision, {
    ...STEP,
    why: first ? 'decided' : 'decided-by-clock',
    told: { more: { ...tellDecided(sale, decision), appealBy: null }, traits: ['by-clock'] },
  });
}

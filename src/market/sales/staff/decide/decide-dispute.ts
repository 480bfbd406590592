import type { Unit } from '#platform/unit-of-work.ts';
import { Refusal } from '#rules/refusal.ts';
import type { DecideSale } from '#rules/sales/dispute/dispute-schema.ts';
import { appealBy } from '#rules/sales/life/sale-deadlines.ts';
import { ensureSaleStep } from '#rules/sales/life/sale-state.ts';
import type { Context } from '../../../context.ts';
import { carryOutDecision } from '../../disputes/carry-out-decision.ts';
import { insertDecision } from '../../disputes/dispute-store.ts';
import { ensureInDispute } from '../../disputes/ensure-in-dispute.ts';
import { keepDecision } from '../../disputes/keep-decision.ts';
import { tellDecided } from '../../disputes/tell-decided.ts';
import { beginReturn } from '../../returns/begin-return.ts';
import { toSaleLife } from '../../sale-life.ts';
import type { SaleRow } from '../../sale-store.ts';
import { ensureOpen } from '../../standing/ensure-open.ts';
import { stepSale } from '../../step-sale.ts';
import { tellOfSale } from '../../tell/tell-of-sale.ts';
import { ensureOutcome, releaseHindrance } from './ensure-outcome.ts';
import { auditSale, openSaleForStaff } from '../open-sale-for-staff.ts';
import { orSayWho } from '../or-say-who.ts';
import { showSaleToStaff } from '../show-sale-to-staff.ts';
import type { StaffSale } from '../staff-sale-view.ts';

/**
 * An admin decides. On a dispute it waits for an appeal; 'after return' sends the hair back first; what goes back to its
 * seller or stands still is carried out at once.
 */
export async function decideDispute(ctx: Context, wish: DecideSale): Promise<StaffSale> {
  await ctx.write(async (unit) => {
    const { account, sale } = await openSaleForStaff(ctx, unit, wish, 'decide disputes');
    await orSayWho(ctx, unit, { sale, done: sale.state === 'disputed' ? [] : DECISIONS }, () =>
      ensureSaleStep(['admin'], toSaleLife(sale), 'decide', ctx.now()),
    );
    await (sale.state === 'disputed' ? decideFirst : decideAtOnce)(ctx, unit, sale, {
      wish,
      by: account.id,
    });
    await auditSale(unit, sale, {
      action: 'decide',
      after: { outcome: wish.outcome, ...(wish.amount === undefined ? {} : { amount: wish.amount }) },
      reason: wish.reason,
    });
  });
  return showSaleToStaff(ctx, { saleId: wish.saleId });
}

const DECISIONS = ['sale.decide', 'sale.decide-appeal'] as const;

type Deciding = { wish: DecideSale; by: string };
type Decide = (ctx: Context, unit: Unit, sale: SaleRow, deciding: Deciding) => Promise<void>;

const decideFirst: Decide = async (ctx, unit, sale, { wish, by }) => {
  const now = ctx.now();
  const { id } = await orSayWho(ctx, unit, { sale, done: sale.decision === null ? [] : DECISIONS }, () =>
    ensureInDispute(unit.db, sale, { event: 'decide', as: 'admin', now }),
  );
  const decision = await ensureOutcome(unit.db, sale, wish, now);
  await insertDecision(unit.db, id, { ...decision, decidedBy: by }, now);
  const step = { as: 'admin', by, event: 'decide' } as const;
  const told = { more: { ...tellDecided(sale, decision), appealBy: null } };
  if (decision.outcome === 'return') return void (await beginReturn(ctx, unit, sale, { ...step, told }));
  const standsAt = appealBy(now, sale.settle_by ?? now);
  const after = await stepSale(ctx, unit, sale, { ...step, to: 'disputed', change: { stands_at: standsAt } });
  await tellOfSale(ctx, unit, after, 'decide', tellDecided(sale, decision));
};

const decideAtOnce: Decide = async (ctx, unit, sale, { wish, by }) => {
  await ensureOpen(ctx, unit.db, sale, { as: 'admin', by, event: 'decide' });
  if (wish.outcome === 'return' || wish.outcome === 'part')
    throw refuseOutcome('Here all of it goes back, or to the seller.');
  const why = wish.outcome === 'release' ? releaseHindrance(sale) : null;
  if (why !== null) throw refuseOutcome(why);
  const decision = await ensureOutcome(unit.db, sale, wish, ctx.now());
  await keepDecision(ctx, unit, sale, { ...decision, decidedBy: by });
  await carryOutDecision(ctx, unit, sale, decision, {
    as: 'admin',
    by,
    event: 'decide',
    why: sale.state === 'frozen' ? 'frozen' : 'decided',
    told: { more: { ...tellDecided(sale, decision), appealBy: null } },
  });
};

const refuseOutcome = (problem: string) =>
  new Refusal('invalid', 'Please check what you entered.', { outcome: [problem] });

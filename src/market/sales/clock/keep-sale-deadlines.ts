import type { Unit } from '#platform/unit-of-work.ts';
import { nextByClock } from '#rules/sales/life/sale-state.ts';
import { endAgreement } from '../../agreements/end/end-agreement.ts';
import { keepAdUntil } from '../../agreements/keep-ad-until.ts';
import type { SaleContext } from '../../context.ts';
import { areClocksApart } from '../check-capture.ts';
import { beginRefund } from '../money/begin-refund.ts';
import { beginRelease } from '../money/begin-release.ts';
import { openSaleInside } from '../open-sale.ts';
import { toSaleLife } from '../sale-life.ts';
import type { SaleRow } from '../sale-store.ts';
import { stepSale } from '../step-sale.ts';
import { beginInspection } from '../steps/parcel/begin-inspection.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { type DueSale, listDueSales } from './due-store.ts';
import { settleByClock } from './settle-by-clock.ts';

const AT_ONCE = 200;
const SIDE_BY_SIDE = 4;
const STEPS_AT_ONCE = 3;
const A_MINUTE_MS = 60_000;

/**
 * Does what the clock decides: every passed deadline, each in a write of its own. Readers never depend on it: what is past
 * its time is over to them already.
 */
export async function keepSaleDeadlines(ctx: SaleContext): Promise<void> {
  const tries = new Map<string, number>();
  const agreesOnTime = watchTime(ctx);
  for (;;) {
    // What cannot be kept stands in nobody's way; it comes next minute, as does a sale with more steps to take than these.
    const tired = [...tries].flatMap(([id, times]) => (times < STEPS_AT_ONCE ? [] : [id]));
    const due = await listDueSales(ctx.db, ctx.now(), { most: AT_ONCE, except: tired });
    if (due.length === 0 || !(await agreesOnTime())) return;
    const turns = due.values();
    await Promise.all(
      Array.from({ length: SIDE_BY_SIDE }, () => keepInTurn(ctx, turns, { tries, agreesOnTime })),
    );
  }
}

type Keeping = { tries: Map<string, number>; agreesOnTime: () => Promise<boolean> };

async function keepInTurn(ctx: SaleContext, turns: Iterator<DueSale>, keeping: Keeping): Promise<void> {
  for (let turn = turns.next(); !turn.done; turn = turns.next()) {
    const due = turn.value;
    const { id } = due;
    if (!(await keeping.agreesOnTime())) return;
    // A parcel taken as arrived long ago has its days to look over, too.
    keeping.tries.set(id, (keeping.tries.get(id) ?? 0) + 1);
    try {
      await ctx.write((unit) => keepDeadline(ctx, unit, due));
    } catch (error) {
      ctx.log.error({ err: error, saleId: id }, 'a deadline of a sale could not be kept');
    }
  }
}

/** The last answer says nothing about a clock that was set since: before anything is due by it, it is compared anew. */
function watchTime(ctx: SaleContext): () => Promise<boolean> {
  let asked: { at: Date; answer: Promise<boolean> } | undefined;
  return () => {
    if (asked === undefined || Math.abs(ctx.now().getTime() - asked.at.getTime()) > A_MINUTE_MS)
      asked = { at: ctx.now(), answer: agreeOnTime(ctx) };
    return asked.answer;
  };
}

/** Whether the provider has the same time as we. Away, it could not move money either: what is due waits for it. */
async function agreeOnTime(ctx: SaleContext): Promise<boolean> {
  try {
    await ctx.sales?.askTime();
  } catch (error) {
    ctx.log.warn(
      { err: error },
      'the payment provider could not be asked for the time: no deadline of a sale is kept',
    );
    return false;
  }
  if (!areClocksApart(ctx)) return true;
  ctx.log.error('our clock and the payment provider’s are apart: no deadline of a sale is kept');
  return false;
}

async function keepDeadline(ctx: SaleContext, unit: Unit, due: DueSale): Promise<void> {
  const sale = await openSaleInside(ctx, unit, due);
  const to = nextByClock(toSaleLife(sale), ctx.now());
  if (to !== null) await STEPS[sale.state]?.(ctx, unit, sale, to);
}

type ByClock = (ctx: SaleContext, unit: Unit, sale: SaleRow, to: SaleRow['state']) => Promise<unknown>;

const notPosted: ByClock = (ctx, unit, sale) =>
  beginRefund(ctx, unit, sale, {
    as: 'clock',
    event: 'lapse',
    why: 'not-posted',
    at: sale.ship_by ?? ctx.now(),
  });

const STEPS: Partial<Record<SaleRow['state'], ByClock>> = {
  async paying(ctx, unit, sale) {
    // The provider forgot the order by now; had it taken the money, whoever asks it would have learned so.
    const after = await stepSale(ctx, unit, sale, { as: 'clock', event: 'fail' });
    if (sale.pay_by) await keepAdUntil(unit, sale.offer_id, sale.pay_by);
    await tellOfSale(ctx, unit, after, 'fail');
  },
  async payment_pending(ctx, unit, sale) {
    const change = { end_reason: 'not-paid' } as const;
    const after = await stepSale(ctx, unit, sale, { as: 'clock', event: 'lapse', change });
    await endAgreement(ctx, unit, { offerId: sale.offer_id, outcome: 'fell-through', why: 'sale-failed' });
    await tellOfSale(ctx, unit, after, 'lapse');
  },
  paid: notPosted,
  preparing: notPosted,
  proved: notPosted,
  shipped: (ctx, unit, sale) =>
    beginInspection(ctx, unit, sale, { as: 'clock', at: sale.arrive_by ?? ctx.now() }),
  delivered: (ctx, unit, sale) => beginRelease(ctx, unit, sale, { as: 'clock', event: 'accept-hair' }),
  disputed: settleByClock,
  returning: settleByClock,
  frozen: settleByClock,
};

import type { Unit } from '#platform/unit-of-work.ts';
import type { SaleEvent, SaleParty } from '#rules/sales/life/sale-life.ts';
import { ensureSaleStep } from '#rules/sales/life/sale-state.ts';
import { isFinal, type SaleState } from '#rules/sales/life/sale-states.ts';
import type { Context } from '../context.ts';
import { closeDispute } from './disputes/dispute-store.ts';
import { toSaleLife } from './sale-life.ts';
import { lockSale, type SaleChange, type SaleRow, updateSale } from './sale-store.ts';

export type Step = {
  as: SaleParty;
  event: SaleEvent;
  /** Who did it; nobody where the clock, the provider or the site did. */
  by?: string | null;
  /** Which way, where several lead on. */
  to?: SaleState;
  /** When it happened, if not now: what the clock does happened at its deadline. */
  at?: Date;
  change?: SaleChange;
};

/** Whatever leads out of these ends a dispute. */
const QUARREL: readonly SaleState[] = ['disputed', 'frozen'];

/** One step in the life of a sale that the caller holds: asked of the table, written, and told back. */
export async function stepSale(ctx: Context, unit: Unit, sale: SaleRow, step: Step): Promise<SaleRow> {
  const to = ensureSaleStep([step.as], toSaleLife(sale), step.event, ctx.now(), step.to);
  const at = step.at ?? ctx.now();
  await updateSale(
    unit.db,
    sale,
    {
      ...(to === sale.state ? {} : { state: to, state_since: at, ended_at: isFinal(to) ? at : null }),
      ...(to === 'frozen' ? {} : { frozen_from: null, frozen_why: null }),
      ...step.change,
    },
    { event: step.event, by: step.by ?? null, at },
  );
  if (QUARREL.includes(sale.state) && !QUARREL.includes(to))
    await closeDispute(unit.db, sale.id, { how: step.event, now: at });
  const after = await lockSale(unit.db, sale.id, ctx.now());
  if (!after) throw new Error(`the sale ${sale.id} is gone`);
  return after;
}

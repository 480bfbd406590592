import type { Unit } from '#platform/unit-of-work.ts';
import type { SaleFreeze } from '#rules/sales/life/sale-kinds.ts';
import type { SaleParty } from '#rules/sales/life/sale-life.ts';
import { caseEndsBy } from '#rules/sales/life/sale-deadlines.ts';
import { allowedSaleEvents } from '#rules/sales/life/sale-state.ts';
import { keepAdUntil } from '../../agreements/keep-ad-until.ts';
import type { Context } from '../../context.ts';
import { stopRelease } from '../money/money-store.ts';
import { toSaleLife } from '../sale-life.ts';
import type { SaleRow } from '../sale-store.ts';
import { stepSale } from '../step-sale.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';

type Freezing = { as: Extract<SaleParty, 'admin' | 'system' | 'provider'>; by?: string; why: SaleFreeze };

/** Nothing moves, and no light is green, until somebody has looked. What was being paid out was looked at before. */
export async function beginFreeze(
  ctx: Context,
  unit: Unit,
  sale: SaleRow,
  { as, by, why }: Freezing,
): Promise<SaleRow> {
  if (sale.state === 'releasing') await stopRelease(unit.db, sale.id, why);
  const after = await stepSale(ctx, unit, sale, {
    as,
    by: by ?? null,
    event: 'freeze',
    change: {
      frozen_from: sale.state === 'releasing' ? 'delivered' : sale.state,
      frozen_why: why,
      checked_at: null,
    },
  });
  // A case may outlast the wall: until it has ended the hair is nobody else's.
  if (why === 'provider' && sale.wall_at) await keepAdUntil(unit, sale.offer_id, caseEndsBy(sale.wall_at));
  await tellOfSale(ctx, unit, after, 'freeze');
  return after;
}

/** Whether it can stand still now. */
export const mayFreeze = (sale: SaleRow, as: SaleParty, now: Date): boolean =>
  allowedSaleEvents([as], toSaleLife(sale), now).includes('freeze');

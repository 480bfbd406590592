import type { Unit } from '#platform/unit-of-work.ts';
import { setAsideAd } from '../../ads/life/end-by-sale.ts';
import { endAgreement } from '../../agreements/end/end-agreement.ts';
import type { Context } from '../../context.ts';
import type { SaleRow } from '../sale-store.ts';
import { findProofDay } from '../steps/proof-store.ts';

/** The hair is on sale again, unless it may be cut by now: then its seller looks at the ad first. */
export async function letGo(ctx: Context, unit: Unit, sale: SaleRow): Promise<void> {
  await endAgreement(ctx, unit, { offerId: sale.offer_id, outcome: 'fell-through', why: 'sale-failed' });
  if (sale.code_word === null) return;
  const on = sale.grams === null ? null : await findProofDay(unit.db, sale.id);
  const cut = sale.grams === null || on === null ? null : { grams: sale.grams, on };
  await setAsideAd(ctx, unit, { adId: sale.ad_id, cut });
}

import type { Database } from '#platform/postgres/database.ts';
import { Refusal } from '#rules/refusal.ts';
import {
  type CarrierName,
  NUMBER_TAKEN,
  parcelProblem,
  tidyParcelNumber,
} from '#rules/sales/parcel/carriers.ts';
import { arriveBy } from '#rules/sales/life/sale-deadlines.ts';
import { isSaleCurrency } from '#rules/sales/money/sale-fee.ts';
import type { ShipHair } from '#rules/sales/sale-schema.ts';
import { saleStateAt } from '#rules/sales/life/sale-state.ts';
import { isNotPosted } from '#rules/sales/life/sale-states.ts';
import { SALE_LIMITS } from '#rules/sales/sale-terms.ts';
import type { Context } from '../../../context.ts';
import { attachToSale } from '../../../photos/attach-to-sale.ts';
import { toSaleLife } from '../../sale-life.ts';
import type { SaleRow } from '../../sale-store.ts';
import type { SaleView } from '../../show/sale-view.ts';
import { stepSale } from '../../step-sale.ts';
import { tellOfSale } from '../../tell/tell-of-sale.ts';
import { insertParcel, insertSalePhoto, isNumberTaken } from '../proof-store.ts';
import { takeSaleStep } from '../take-sale-step.ts';
import { TELL_TRACKING } from './tell-tracking.ts';

/** 'I have posted it': the number is followed by a plain link, and told to the provider, whose protection asks for it. */
export const shipHair = (ctx: Context, wish: ShipHair): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'seller', async (unit, { account, sale }) => {
    const now = ctx.now();
    ensureInTime(sale, now);
    const after = await stepSale(ctx, unit, sale, {
      as: 'seller',
      by: account.id,
      event: 'ship',
      change: { shipped_at: now, arrive_by: arriveBy(now, sale.country === sale.from_country) },
    });
    const number = await ensureParcel(unit.db, sale.id, wish);
    ensureSigned(sale, wish.signed);
    await insertParcel(unit.db, {
      sale_id: sale.id,
      way: 'out',
      carrier: wish.carrier,
      number,
      signed: wish.signed,
      grams: wish.grams ?? null,
      sent_at: now,
    });
    if (wish.receiptPhoto !== undefined) {
      const { isSeenBefore } = await attachToSale(unit.db, {
        photoId: wish.receiptPhoto,
        senderId: account.id,
        isReceipt: true,
      });
      await insertSalePhoto(unit.db, {
        photo_id: wish.receiptPhoto,
        sale_id: sale.id,
        sent_by: account.id,
        kind: 'receipt',
        seen_before: isSeenBefore,
        sent_at: now,
      });
    }
    await unit.enqueue(TELL_TRACKING, { saleId: sale.id });
    await tellOfSale(ctx, unit, after, 'ship');
  });

/** Its own sentence: the seller holds a parcel in her hands. Also when the clock has been there before her. */
function ensureInTime(sale: SaleRow, now: Date): void {
  const status = saleStateAt(toSaleLife(sale), now);
  const isLate = isNotPosted(sale.state) ? status === 'refunding' : sale.end_reason === 'not-posted';
  if (!isLate) return;
  throw new Refusal(
    'conflict',
    'The time to post is over. The money goes back.',
    {},
    { current: { status, version: sale.version } },
  );
}

const refuse = (field: string, problem: string) =>
  new Refusal('invalid', 'Please check what you entered.', { [field]: [problem] });

/** The number as it is kept, if it is one of this carrier and of no other parcel. */
export async function ensureParcel(
  db: Database,
  saleId: string,
  typed: { carrier: CarrierName; number: string },
): Promise<string> {
  const number = tidyParcelNumber(typed.number);
  const problem = parcelProblem(typed.carrier, number);
  if (problem !== undefined) throw refuse('number', problem);
  if (await isNumberTaken(db, { carrier: typed.carrier, number, saleId }))
    throw refuse('number', NUMBER_TAKEN);
  return number;
}

function ensureSigned({ total, currency }: SaleRow, isSigned: boolean): void {
  if (isSigned || !isSaleCurrency(currency) || total < SALE_LIMITS[currency].signedFrom) return;
  throw refuse('signed', 'So much money asks for a parcel that is signed for. Tick it, and send it so.');
}

import type { SaleContext } from '../../context.ts';
import { checkCapture } from '../check-capture.ts';
import { listGreenSales } from './due-store.ts';

/** As many as can be asked about before the next round begins, also one after the other. */
const AT_ONCE = 400;
const OLD_MS = 4 * 60_000;

/** Asks the provider about every sale that is or would be green: a light that nobody asked about turns red by itself. */
export async function checkGreenLights(ctx: SaleContext): Promise<void> {
  if (!ctx.sales) return;
  const checkedBefore = new Date(ctx.now().getTime() - OLD_MS);
  for (const saleId of await listGreenSales(ctx.db, { now: ctx.now(), checkedBefore, most: AT_ONCE }))
    try {
      await checkCapture(ctx, saleId);
    } catch (error) {
      ctx.log.warn({ err: error, saleId }, 'the payment provider could not be asked about a light');
    }
}

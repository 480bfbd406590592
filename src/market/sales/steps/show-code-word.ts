import { randomInt } from 'node:crypto';
import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import { Refusal } from '#rules/refusal.ts';
import { drawCodeWord } from '#rules/sales/parcel/code-words.ts';
import type { StepInSale } from '#rules/sales/sale-schema.ts';
import type { SaleContext } from '../../context.ts';
import { checkCapture } from '../check-capture.ts';
import { findOwnSale, openSale } from '../open-sale.ts';
import { NOTHING_LOST, DO_NOT_CUT, saleProviderAway } from '../provider-away.ts';
import { readLight } from '../sale-life.ts';
import { makeLightView } from '../show/make-light-view.ts';
import { showSale } from '../show/show-sale.ts';
import type { SaleView } from '../show/sale-view.ts';
import { stepSale } from '../step-sale.ts';

/** 'I am ready to cut': the provider is asked once more, and only then a word is drawn. So no photo is older than the money. */
export async function showCodeWord(ctx: SaleContext, wish: StepInSale): Promise<SaleView> {
  const found = await findOwnSale(ctx, wish.saleId);
  if (found.state === 'paid') await askFresh(ctx, found.id);
  await ctx.write(async (unit) => {
    const { account, sale } = await openSale(ctx, unit, wish, 'seller');
    // Whoever presses twice, or in two tabs, has the word already.
    const light = readLight(sale, ctx.now());
    if (sale.state === 'paid' && light.colour !== 'green') {
      const { why } = makeLightView(sale, ctx.now());
      throw new Refusal('conflict', `The light is red. Do not cut. ${why}`);
    }
    await stepSale(ctx, unit, sale, {
      as: 'seller',
      by: account.id,
      event: 'show-code-word',
      change: { code_word: drawCodeWord((below) => randomInt(below)) },
    });
  });
  return showSale(ctx, { saleId: wish.saleId });
}

async function askFresh(ctx: SaleContext, saleId: string): Promise<void> {
  if (!ctx.sales) throw saleProviderAway(NOTHING_LOST);
  try {
    await checkCapture(ctx, saleId);
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    ctx.log.warn({ err: error, saleId }, 'the payment provider could not be asked before a cut');
    throw saleProviderAway(DO_NOT_CUT);
  }
}

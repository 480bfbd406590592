import { HOUR_MS } from '#rules/time.ts';
import type { SaleContext } from '../../context.ts';
import { openSaleInside } from '../open-sale.ts';
import { findSale } from '../sale-store.ts';
import type { LetterOccasion } from '../tell/letter-row.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { listToRemind } from './watch-store.ts';

const AT_ONCE = 200;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** How long before its deadline each reminder goes. Whoever has a day to pay in all is reminded at half of it. */
const BEFORE: readonly (readonly [occasion: LetterOccasion, ms: number])[] = [
  ['pay-by-tomorrow', 12 * HOUR_MS],
  ['post-by-tomorrow', 24 * HOUR_MS],
  ['arrives-soon', 24 * HOUR_MS],
  ['inspect-by-tomorrow', 24 * HOUR_MS],
];

/** Reminds of what is due soon, each person once of each, if they want reminders. No deadline depends on it. */
export async function writeSaleReminders(ctx: SaleContext): Promise<void> {
  for (const [occasion, ms] of BEFORE) {
    const from = ctx.now();
    const to = new Date(from.getTime() + ms);
    for (let after = NOBODY, page: string[]; ;) {
      page = await listToRemind(ctx.db, { occasion, after, from, to, most: AT_ONCE });
      for (const id of page) await remind(ctx, id, occasion);
      const last = page.at(-1);
      if (last === undefined || page.length < AT_ONCE) break;
      after = last;
    }
  }
}

async function remind(ctx: SaleContext, saleId: string, occasion: LetterOccasion): Promise<void> {
  try {
    await ctx.write(async (unit) => {
      const found = await findSale(unit.db, saleId, ctx.now());
      if (!found) return;
      const sale = await openSaleInside(ctx, unit, found);
      // Whoever was quicker needs no reminder.
      if (sale.state === found.state) await tellOfSale(ctx, unit, sale, occasion);
    });
  } catch (error) {
    ctx.log.error({ err: error, saleId }, 'a reminder of a sale could not be written');
  }
}

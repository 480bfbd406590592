import type { Context } from '../../context.ts';
import { unsealNextDue } from '../rating-store.ts';
import { tellOpened } from './tell-opened.ts';

/** Opens every rating whose days are over although the other side has not written, each in a write of its own. */
export async function openSealedRatings(ctx: Context): Promise<void> {
  for (let isLeft = true; isLeft;) {
    isLeft = await ctx.write(async (unit) => {
      const opened = await unsealNextDue(unit.db, ctx.now());
      if (opened) await tellOpened(ctx, unit, { saleId: opened.saleId, about: [opened.aboutId] });
      return opened !== undefined;
    });
  }
}

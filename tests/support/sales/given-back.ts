import { expect } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import type { SaleSite } from './sales.ts';

/** Words for money that goes back without us. */
export function givenBackIn(site: SaleSite) {
  const paymentId = async () =>
    (await site.db.selectFrom('sale_payments').select('id').executeTakeFirstOrThrow()).id;
  return {
    paymentId,
    /** The seller gives money back in her own account at PayPal. */
    giveBack: async (amount?: number) => {
      site.sandbox.sales.act(await paymentId(), 'seller-refunds', amount === undefined ? {} : { amount });
      await site.moneyWork();
    },
    ensureEqualBooks: async () => {
      expect(await site.providersBooks()).toEqual(await site.books());
      site.wait(2 * DAY_MS);
      await site.moneyWork();
      const differences = await site.db.selectFrom('sale_comparisons').select('difference').execute();
      expect(differences).toEqual([{ difference: null }]);
    },
  };
}

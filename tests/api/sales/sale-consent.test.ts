import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#rules/time.ts';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();
const quarrel = quarrelIn(site);

const merchant = async () => (await site.row()).merchant_id ?? '';
const asha = () =>
  site.db
    .selectFrom('accounts')
    .select('blocked_at')
    .where('id', '=', site.people.asha.id)
    .executeTakeFirstOrThrow();

const TWICE_MS = 5 * 60_000;

describe('the seller takes the consent back at PayPal after she was paid', () => {
  test.each(['paid', 'preparing', 'proved'])(
    '%s: all of it goes back at once, and both are told why',
    async (state) => {
      await site.green();
      if (state !== 'paid') await site.must('codeWord', 'asha');
      if (state === 'proved') await site.prove();
      site.sandbox.sales.deal(await merchant(), 'revoke-but-refunds');
      await site.moneyWork();
      expect(await site.row()).toMatchObject({ state: 'refunded', end_reason: 'consent' });
      expect(await site.books()).toEqual({ payer: 0, held: 0, seller: -13_21, provider: 13_21 });
      expect(await site.providersBooks()).toEqual(await site.books());
      const letters = await quarrel.letters();
      expect(letters.filter((each) => each.startsWith('asha: The money goes back to bela'))).toHaveLength(1);
      expect(letters.filter((each) => each.startsWith('bela: Your money is on its way back'))).toHaveLength(
        1,
      );
      expect((await asha()).blocked_at, 'nobody lost anything').toBeNull();
    },
  );

  test('and nobody tells us: we ask within an hour', async () => {
    await site.green();
    await site.moneyWork();
    site.sandbox.tellBy(() => 'held');
    site.sandbox.sales.deal(await merchant(), 'revoke-but-refunds');
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'paid' });
    site.wait(HOUR_MS + 1000);
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'paid' });
    expect((await site.show()).light.colour).toBe('red');
    site.wait(TWICE_MS);
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'refunded', end_reason: 'consent' });
  });

  test('posted hair goes on', async () => {
    await quarrel.delivered();
    site.sandbox.sales.deal(await merchant(), 'revoke-but-refunds');
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'delivered' });
  });

  // The last: she is shut out by it.
  test('PayPal gives nothing back any more: the buyer reads how to open a case, the seller is shut out, staff are told', async () => {
    await site.green();
    site.sandbox.sales.deal(await merchant(), 'revoke');
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'refunding', end_reason: 'consent' });
    // One answer shuts nobody out, however a refund is refused.
    expect((await asha()).blocked_at).toBeNull();
    site.wait(TWICE_MS);
    await site.moneyWork();
    expect((await asha()).blocked_at).not.toBeNull();
    site.wait(2 * HOUR_MS);
    await site.moneyWork();
    const letters = await quarrel.letters();
    expect(letters.filter((each) => each.startsWith('bela: Open a case at PayPal'))).toHaveLength(1);
    expect(letters.filter((each) => each === 'asha: Your account is suspended')).toHaveLength(1);
    expect(letters.some((each) => each.includes('Money of a sale is stuck'))).toBe(true);
    // The case is won at PayPal: that ends the sale, and the books are equal.
    const { id } = await site.db.selectFrom('sale_payments').select('id').executeTakeFirstOrThrow();
    site.sandbox.sales.act(id, 'open-case');
    site.sandbox.sales.act(id, 'lose-case', { charge: 0 });
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'reversed' });
    expect(await site.providersBooks()).toEqual(await site.books());
  });
});

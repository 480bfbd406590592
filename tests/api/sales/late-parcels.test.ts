import { describe, expect, test } from 'vitest';
import type { SaleEnd, SaleState } from '#platform/postgres/schema.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { said } from '#tests/support/offers/offers.ts';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { insertLostDispute, loadSale } from '#tests/support/sales/sale-rows.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

/** Hair that came after its money had gone back: whose fault it is, and who owes for it until when. */
const site = useSaleSite();
const quarrel = quarrelIn(site);
const ADS = { country: 'GB', town: 'Leeds', open_to_offers: true, price: 200_00, currency: 'GBP' } as const;

/** What Asha reads when she says yes to Bela on another ad of hers. */
async function accept(): Promise<string> {
  const adId = await insertAd(site.db, site.people.asha.id, site.clock.now, ADS);
  const { offer } = (await site.act('make', { adId, amount: 200_00 }, 'bela')).json();
  return said(await site.act('accept', { offerId: offer.id, amount: 200_00 }, 'asha'));
}

test('hair that had not come when we decided, and came after all, is no dispute that its seller lost', async () => {
  const lose = () =>
    insertLostDispute(site.db, {
      side: 'seller_id',
      who: site.people.asha.id,
      by: site.people.dara.id,
      at: site.clock.now,
      reason: 'not-received',
    });
  const barred = /^409 We decided two disputes against you\./;
  const late = [await lose(), await lose()];
  expect(await accept()).toMatch(barred);
  await loadSale(site.db, 'released', undefined, { follows: late[0] ?? '' });
  expect(await accept()).toMatch(/^200/);
  // What never came is one.
  await lose();
  expect(await accept()).toMatch(barred);
});

describe('whoever has hair that came late buys nothing else', () => {
  const barred = /^409 This buyer cannot buy with protection now\./;
  /** A sale that follows for Bela's hair, as it stands or ended, and who called off what was agreed. */
  async function follow(follows: string, state: SaleState, end: SaleEnd | null, by: 'asha' | 'bela' | null) {
    const [buyer_id, seller_id] = [site.people.bela.id, site.people.asha.id];
    const facts = { buyer_id, seller_id, follows, end_reason: end };
    const id = await loadSale(site.db, state, undefined, facts);
    await site.db
      .updateTable('offers')
      .set({ ended_by: by && site.people[by].id })
      .where('id', '=', (sale) => sale.selectFrom('protected_sales').select('offer_id').where('id', '=', id))
      .execute();
  }

  test.each(['agreed', 'paying', 'payment_pending'] as const)('while it is %s', async (state) => {
    await follow(await loadSale(site.db, 'refunded'), state, null, null);
    expect(await accept()).toMatch(barred);
  });

  test.each([
    ['lapsed', 'not-paid', null],
    ['lapsed', 'declined', null],
    ['withdrawn', 'called-off', 'bela'],
    ['refunded', 'too-late', null],
    ['refunded', 'frozen', null],
    ['refunded', 'given-back', null],
    ['reversed', 'taken-back', null],
  ] as const)('until it is paid, and stays so: %s %s %s', async (state, end, by) => {
    const before = await loadSale(site.db, 'refunded');
    await follow(before, state, end, by);
    expect(await accept()).toMatch(barred);
    // The next one is paid.
    await follow(before, 'released', 'paid-out', null);
    expect(await accept()).toMatch(/^200/);
  });

  test.each([
    ['releasing', null, null],
    ['disputed', null, null],
    ['released', 'paid-out', null],
    ['withdrawn', 'called-off', 'asha'],
    ['withdrawn', 'left', null],
    ['lapsed', 'not-connected', null],
    ['refunded', 'decided', null],
    ['refunded', 'returned', null],
    ['refunded', 'given-in', null],
  ] as const)('unless it is paid, or ended by no fault of theirs: %s %s %s', async (state, end, by) => {
    const before = await loadSale(site.db, 'refunded');
    await follow(before, state, end, by);
    expect(await accept()).toMatch(/^200/);
  });

  test('nor pays for what was agreed on before; once it is paid they do', async () => {
    await quarrel.takenAsArrived();
    const text = 'There was nothing in my box at all.';
    await site.must('dispute', 'bela', { reason: 'not-received', text });
    const agreed = async () => {
      expect(await accept()).toMatch(/^200/);
      return site.db
        .selectFrom('protected_sales')
        .select('id')
        .where('state', '=', 'agreed')
        .executeTakeFirstOrThrow();
    };
    const other = await agreed();
    await site.must('giveIn', 'asha');
    await site.moneyWork();
    const { id } = await quarrel.mustStaff('followSale');
    const pay = (saleId: string) => site.post('/api/sale/pay', { saleId, version: 1 }, 'bela');
    expect(said(await pay(other.id))).toBe(
      '409 A parcel came to you after its money had gone back. Pay for it first: you find it under Sales. You were not charged.',
    );
    const { approveUrl } = (await pay(id)).json();
    site.sandbox.press(new URL(approveUrl).searchParams.get('token') ?? '', 'approve');
    expect((await site.post('/api/sale/capture', { saleId: id }, 'bela')).statusCode).toBe(200);
    expect((await pay(other.id)).statusCode).toBe(200);
  });
});

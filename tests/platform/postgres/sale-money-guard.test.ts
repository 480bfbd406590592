import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { loadSale, TAKEN, takeSaleStep } from '../../support/sales/sale-rows.ts';
import { useDatabase } from '../../support/site/test-database.ts';

const database = useDatabase();
const findSale = (id: string) =>
  database.db.selectFrom('protected_sales').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('the money', () => {
  const entry = (
    sale: string,
    lines: [account: 'payer' | 'held' | 'house', amount: number][],
    kind = 'taken',
  ) => {
    const entryId = randomUUID();
    return database.db
      .insertInto('sale_ledger')
      .values(
        lines.map(([account, amount]) => ({
          entry_id: entryId,
          sale_id: sale,
          account,
          amount,
          kind,
          currency: 'GBP' as const,
          at: TAKEN,
        })),
      )
      .execute();
  };

  test('is booked in entries that sum to zero and are never changed', async () => {
    const sale = await loadSale(database.db, 'paid');
    await expect(
      entry(sale, [
        ['payer', -1],
        ['held', 2],
      ]),
    ).rejects.toMatchObject({ code: 'FH015' });
    await expect(entry(sale, [['held', 5]])).rejects.toMatchObject({ code: 'FH015' });
    await entry(sale, [
      ['payer', -445_10],
      ['held', 445_10],
    ]);
    await expect(database.db.updateTable('sale_ledger').set({ amount: 1 }).execute()).rejects.toMatchObject({
      code: 'FH014',
    });
    await expect(database.db.deleteFrom('sale_ledger').execute()).rejects.toMatchObject({ code: 'FH014' });
  });

  const refund = (sale: string, amount: number, kind: 'whole' | 'part' | 'after-release') =>
    database.db
      .insertInto('sale_refunds')
      .values({ sale_id: sale, kind, amount, house_part: 0, request_id: randomUUID(), asked_at: TAKEN })
      .execute();
  const release = (sale: string) =>
    database.db
      .insertInto('sale_releases')
      .values({ sale_id: sale, request_id: randomUUID(), asked_at: TAKEN })
      .execute();

  test('goes back at most once, and never more than was taken', async () => {
    const sale = await loadSale(database.db, 'refunding');
    await refund(sale, 100_00, 'part');
    await refund(sale, 345_10, 'part');
    await expect(refund(sale, 1, 'part')).rejects.toMatchObject({ code: 'FH016' });
    const whole = await loadSale(database.db, 'refunding');
    await expect(refund(whole, 445_11, 'whole')).rejects.toMatchObject({ code: 'FH016' });
    await refund(whole, 445_10, 'whole');
    await expect(refund(whole, 1, 'whole')).rejects.toMatchObject({ constraint: 'sale_refunds_one_whole' });
  });

  test('is not paid out and given back: whichever comes first', async () => {
    const refunded = await loadSale(database.db, 'refunding');
    await refund(refunded, 445_10, 'whole');
    await expect(release(refunded)).rejects.toMatchObject({ code: 'FH016' });
    const released = await loadSale(database.db, 'releasing');
    await refund(released, 20_00, 'part');
    await release(released);
    await expect(refund(released, 400_00, 'whole')).rejects.toMatchObject({ code: 'FH016' });
    await expect(release(released)).rejects.toMatchObject({ constraint: 'sale_releases_pkey' });
  });

  test('two at once, each good by itself: one is refused', async () => {
    const sale = await loadSale(database.db, 'releasing');
    const both = await Promise.allSettled([refund(sale, 445_10, 'whole'), release(sale)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

test('the terms stay as both said yes to them; what they say of the hair is forgotten with the evidence', async () => {
  const sale = await loadSale(database.db, 'paid');
  await database.db
    .insertInto('sale_terms')
    .values({
      sale_id: sale,
      price: 420_00,
      currency: 'GBP',
      postage: 8_50,
      postage_by: 'buyer',
      country: 'GB',
      from_country: 'IN',
      ship_days: 5,
      least_grams: 155,
      least_length_mm: 686,
      ad_version: 3,
      hair: JSON.stringify({ grams: 160 }),
      photo_ids: [],
    })
    .execute();
  const change = (values: { price?: number; hair?: string }) =>
    database.db.updateTable('sale_terms').set(values).where('sale_id', '=', sale).execute();
  await expect(change({ price: 1 })).rejects.toMatchObject({ code: 'FH014' });
  await expect(change({ hair: JSON.stringify({ grams: 170 }) })).rejects.toMatchObject({ code: 'FH014' });
  await change({ hair: '{}' });
});

test('evidence is dated by the end of the sale, and kept while a case about it is open', async () => {
  const sale = await loadSale(database.db, 'releasing');
  await database.db
    .insertInto('sale_addresses')
    .values({ sale_id: sale, whose: 'buyer', sealed: 'sealed' })
    .execute();
  const dated = async () =>
    (await database.db.selectFrom('sale_addresses').select('ended_at').execute()).map((row) => row.ended_at);
  expect(await dated()).toEqual([null]);
  await takeSaleStep(database.db, sale, 'released', { merchant_id: 'SELLER1' });
  const { ended_at } = await findSale(sale);
  expect(await dated()).toEqual([ended_at]);
  await database.db
    .insertInto('provider_cases')
    .values({ provider_case_id: 'C1', sale_id: sale, reason: 'x', stage: 'y', opened_at: TAKEN })
    .execute();
  expect(await dated()).toEqual([null]);
  await database.db.updateTable('provider_cases').set({ closed_at: TAKEN }).execute();
  expect(await dated()).toEqual([ended_at]);
});

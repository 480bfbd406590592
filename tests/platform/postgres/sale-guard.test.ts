import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { SALE_STEPS } from '#rules/sales/life/sale-state.ts';
import { CLAIMING_STATES, SALE_STATES } from '#rules/sales/life/sale-states.ts';
import { insertAgreement, loadSale, TAKEN, takeSaleStep } from '../../support/sales/sale-rows.ts';
import { takeStep } from '../../support/ads/ad-rows.ts';
import { useDatabase } from '../../support/site/test-database.ts';

const database = useDatabase();

const findSale = (id: string) =>
  database.db.selectFrom('protected_sales').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const listSteps = (id: string) =>
  database.db.selectFrom('sale_steps').selectAll().where('sale_id', '=', id).orderBy('id').execute();

describe('the steps of a sale', () => {
  test('are those of the rules', async () => {
    const moves = await database.db.selectFrom('sale_state_moves').selectAll().execute();
    const pairs = moves.map(({ from_state, to_state }) => `${from_state} → ${to_state}`);
    expect(pairs.toSorted()).toEqual(SALE_STEPS.map(([from, to]) => `${from} → ${to}`).toSorted());
  });

  test.each(SALE_STATES)(
    'from %s: those of the table happen and leave a row, no other does',
    async (from) => {
      for (const to of SALE_STATES.filter((state) => state !== from)) {
        // What is paid goes straight to the seller, or into a dispute, only for hair that came late.
        const follows =
          from === 'paid' && (to === 'releasing' || to === 'disputed')
            ? { follows: await loadSale(database.db, 'refunded') }
            : {};
        const id = await loadSale(database.db, from, undefined, follows);
        const step = takeSaleStep(database.db, id, to, { merchant_id: 'SELLER1' });
        if (SALE_STEPS.some((pair) => pair[0] === from && pair[1] === to)) {
          await step;
          expect(await listSteps(id)).toMatchObject([
            { from_state: null, to_state: from, event: 'agree' },
            { from_state: from, to_state: to, event: 'settle' },
          ]);
        } else {
          await expect(step, `${from} → ${to}`).rejects.toMatchObject({
            code: expect.stringMatching(/^FH01[18]$/),
          });
          expect(await findSale(id)).toMatchObject({ state: from, version: 1 });
        }
      }
    },
  );

  test('hair that was never posted is paid for, or disputed, in no other sale', async () => {
    const id = await loadSale(database.db, 'paid');
    for (const to of ['releasing', 'disputed'] as const)
      await expect(takeSaleStep(database.db, id, to), to).rejects.toMatchObject({ code: 'FH011' });
  });

  test('a version that did not grow by one, a step without its event, and deleting are refused', async () => {
    const id = await loadSale(database.db, 'paid');
    const step = (change: Parameters<typeof takeSaleStep>[3]) =>
      takeSaleStep(database.db, id, 'preparing', change);
    await expect(step({ version: 1 })).rejects.toMatchObject({ code: 'FH012' });
    await expect(step({ version: 3 })).rejects.toMatchObject({ code: 'FH012' });
    await expect(step({ event: null })).rejects.toMatchObject({ code: 'FH013' });
    await expect(
      database.db.deleteFrom('protected_sales').where('id', '=', id).execute(),
    ).rejects.toMatchObject({ code: 'FH014' });
    await expect(database.db.deleteFrom('sale_steps').execute()).rejects.toMatchObject({ code: 'FH014' });
    await step({});
    // What the provider is asked again and again makes no step.
    await database.db
      .updateTable('protected_sales')
      .set({ checked_at: TAKEN })
      .where('id', '=', id)
      .execute();
    expect(await listSteps(id)).toHaveLength(2);
  });

  test('the name of an event is good for one step', async () => {
    const [one, other] = [await loadSale(database.db, 'paid'), await loadSale(database.db, 'paid')];
    const both = database.db.transaction().execute(async (tx) => {
      await sql`select set_config('fairhank.sale_event', 'grant-days', true)`.execute(tx);
      for (const id of [one, other])
        await tx
          .updateTable('protected_sales')
          .set({ days_granted: 1, version: 2 })
          .where('id', '=', id)
          .execute();
    });
    await expect(both).rejects.toMatchObject({ code: 'FH013' });
  });
});

describe('what was paid for', () => {
  test.each([
    { price: 100 },
    { currency: 'USD' as const },
    { merchant_id: 'SOMEBODY' },
    { merchant_id: null },
    { buyer_id: randomUUID() },
    { seller_id: randomUUID() },
    { captured_at: new Date() },
  ])('never changes: %o', async (change) => {
    const id = await loadSale(database.db, 'paid');
    await expect(takeSaleStep(database.db, id, 'preparing', change)).rejects.toMatchObject({ code: 'FH018' });
  });

  test.each([
    ['ship_by', 7],
    ['arrive_by', 16],
    ['inspect_by', 19],
  ] as const)('%s is at most %i days after the money was taken', async (deadline, days) => {
    const last = TAKEN.getTime() + days * 86_400_000;
    const at = (ms: number) => ({ merchant_id: 'SELLER1', [deadline]: new Date(ms) });
    const id = await loadSale(database.db, 'paid');
    await expect(takeSaleStep(database.db, id, 'preparing', at(last + 1))).rejects.toMatchObject({
      constraint: 'protected_sales_dates_lawful',
    });
    await takeSaleStep(database.db, id, 'preparing', at(last));
  });

  test('the end and the wall are where the law has them', async () => {
    const id = await loadSale(database.db, 'paid');
    for (const change of [{ settle_by: new Date() }, { wall_at: new Date() }])
      await expect(
        takeSaleStep(database.db, id, 'preparing', { merchant_id: 'SELLER1', ...change }),
      ).rejects.toMatchObject({ constraint: 'protected_sales_dates_lawful' });
  });
});

describe('one ad', () => {
  test.each(CLAIMING_STATES)('has one claim: beside one that is %s there is no other', async (state) => {
    const agreement = await insertAgreement(database.db);
    await loadSale(database.db, state, agreement);
    await expect(loadSale(database.db, 'paying', agreement)).rejects.toMatchObject({
      constraint: expect.stringMatching(/^protected_sales_one_(claim|open)$/),
    });
  });

  test('that somebody has paid for stays as it was agreed on, until the sale ends it', async () => {
    const agreement = await insertAgreement(database.db);
    const { ad, seller } = agreement;
    const step = (change: Parameters<typeof takeStep>[2], event: string, viewer = seller) =>
      takeStep(database.db, ad, { version: 2, ...change }, { event, viewer });
    await loadSale(database.db, 'paid', agreement);
    const refused = { code: 'FH017' };
    await expect(step({ status: 'paused' }, 'pause')).rejects.toMatchObject(refused);
    await expect(step({ status: 'sold', sold_at: TAKEN }, 'mark-sold')).rejects.toMatchObject(refused);
    await expect(step({ status: 'deleted' }, 'delete')).rejects.toMatchObject(refused);
    await expect(
      takeStep(database.db, ad, { status: 'expired', version: 2 }, { event: 'expire' }),
    ).rejects.toMatchObject(refused);
    await expect(step({ grams: 90 }, 'save')).rejects.toMatchObject(refused);
    await expect(step({ grams: 90 }, 'save', agreement.buyer)).rejects.toMatchObject(refused);
    await expect(step({ cut_state: 'cut', description: 'Other words.' }, 'save')).rejects.toMatchObject(
      refused,
    );
    await step({ status: 'sold', sold_at: TAKEN }, 'finish');
  });

  test('that staff take down goes, also while it is paid for', async () => {
    const agreement = await insertAgreement(database.db);
    await loadSale(database.db, 'paid', agreement);
    await takeStep(
      database.db,
      agreement.ad,
      { status: 'deleted', version: 2 },
      { event: 'delete', viewer: agreement.buyer },
    );
  });
});

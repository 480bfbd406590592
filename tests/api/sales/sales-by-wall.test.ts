import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listDueSales, listUnfinishedPayments, setPaymentAsked } from '#market/sales/clock/due-store.ts';
import { lateParcelsOwedFor } from '#market/sales/agree/limit-store.ts';
import { HELD_NOW } from '#market/sales/staff/staff-sale-store.ts';
import { DAY_MS } from '#rules/time.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { loadSale, TAKEN } from '#tests/support/sales/sale-rows.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();

const page = async (after?: string) => {
  const more = after === undefined ? '' : `&after=${after}`;
  return (await site.get(`/api/super-admin-user/sales?limit=1${more}`, 'dara')).json();
};

test('staff page through open sales by their wall, those that nobody has paid last', async () => {
  const ads = { country: 'GB', town: 'Leeds', open_to_offers: true, price: 200_00, currency: 'GBP' } as const;
  const adId = await insertAd(site.db, site.people.asha.id, site.clock.now, ads);
  const { offer } = (await site.act('make', { adId, amount: 200_00 }, 'bela')).json();
  expect((await site.act('accept', { offerId: offer.id, amount: 200_00 }, 'asha')).statusCode).toBe(200);
  await site.paid();
  const first = await page();
  expect(first.items).toMatchObject([{ id: site.saleId, state: 'paid', daysToWall: 28 }]);
  expect(first.held).toEqual([{ currency: 'GBP', sales: 1, amount: 445_10 }]);
  // Much money of a new buyer waits a day: staff see it on one list, and may stop it.
  const waiting = async () => {
    const { items } = (await site.get('/api/super-admin-user/sales?waiting=true', 'dara')).json();
    return items.map(({ id }: { id: string }) => id);
  };
  expect(await waiting()).toEqual([site.saleId]);
  site.wait(DAY_MS);
  expect(await waiting()).toEqual([]);
  site.wait(-DAY_MS);
  const second = await page(first.next);
  expect(second.items).toMatchObject([{ state: 'agreed', ad: { id: adId }, daysToWall: null }]);
  expect(second.next).toBeNull();

  await site.must('cancel', 'asha', { reason: 'I cannot.' });
  await site.moneyWork();
  expect(await page()).toMatchObject({ items: [{ state: 'agreed' }], held: [], next: null });
});

test('by an index, however many are over', async () => {
  const plan = await site.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    await sql`set local enable_sort = off`.execute(db);
    return sql`explain (costs off) select id from protected_sales where ended_at is null
      order by coalesce(wall_at, 'infinity'::timestamptz), id limit 20`.execute(db);
  });
  expect(JSON.stringify(plan.rows)).toContain('protected_sales_by_wall');
});

test('who owes for a late parcel, and what is held, are found by their indexes among very many', async () => {
  const like = await loadSale(site.db, 'released');
  const plans: string[] = [];
  await site.db
    .transaction()
    .execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await sql`insert into protected_sales (ad_id, conversation_id, buyer_id, seller_id, offer_id, follows, state,
          state_since, was_uncut, currency, price, postage, fee, merchant_id, captured_at, light_from, ship_by, settle_by,
          wall_at, end_reason, ended_at, created_at)
        select gen_random_uuid(), conversation_id, buyer_id, seller_id, gen_random_uuid(),
          case when n % 100 = 0 then gen_random_uuid() end, (case when n % 2 = 0 then 'shipped' else 'released' end)::sale_state,
          state_since, was_uncut, currency, price, postage, fee, merchant_id, captured_at, light_from, ship_by, settle_by,
          wall_at, case when n % 2 = 1 then end_reason end, case when n % 2 = 1 then ended_at end, created_at
        from protected_sales, generate_series(1, 4000) as n where id = ${like}`.execute(db);
      await sql`insert into sale_ledger (entry_id, sale_id, kind, account, amount, currency, at)
        select gen_random_uuid(), sale.id, kind, account::sale_account, 2000000, currency, created_at
        from protected_sales as sale, unnest(array['taken', 'released', 'part']) as kind,
          unnest(array['payer', 'held', 'seller', 'house', 'provider']) as account`.execute(db);
      await sql`analyze protected_sales, sale_ledger`.execute(db);
      for (const query of [lateParcelsOwedFor(site.people.bela.id), HELD_NOW])
        plans.push(JSON.stringify((await sql`explain (costs off) ${query}`.execute(db)).rows));
      // More is held at once than a whole number of four bytes counts in pence.
      expect((await HELD_NOW.execute(db)).rows).toEqual([
        { currency: 'GBP', sales: 2000, amount: 2000 * 3 * 2_000_000 },
      ]);
      throw new Error('all of it is undone');
    })
    .catch((error: unknown) => {
      if (!String(error).includes('all of it is undone')) throw error;
    });
  expect(plans[0]).toContain('protected_sales_follow_ups');
  expect(plans[1]).toContain('sale_ledger_held');
});

test('of payments that were left, those whose money may be taken are looked after first, and then by turns', async () => {
  const before = site.clock.now;
  const open = async (state: 'open' | 'attempted') => {
    const saleId = await loadSale(site.db, state === 'open' ? 'agreed' : 'paying');
    await site.db
      .insertInto('sale_payments')
      .values({
        sale_id: saleId,
        provider: 'sandbox',
        merchant_id: 'M1',
        provider_order_id: saleId,
        state,
        opened_at: TAKEN,
        ...(state === 'attempted' ? { attempt_id: saleId, attempted_at: TAKEN } : {}),
      })
      .execute();
    return saleId;
  };
  const [first, second, taken] = [await open('open'), await open('open'), await open('attempted')];
  let asked = before.getTime();
  const next = async () => {
    const [payment] = await listUnfinishedPayments(site.db, before, 1);
    if (payment) await setPaymentAsked(site.db, payment.id, new Date((asked += 1)));
    return payment?.sale_id;
  };
  expect(await next()).toBe(taken);
  await site.db
    .updateTable('sale_payments')
    .set({ state: 'captured' })
    .where('sale_id', '=', taken)
    .execute();
  expect(new Set([await next(), await next()])).toEqual(new Set([first, second]));
  expect(await next()).not.toBe(await next());
});

test('a sale whose deadline cannot be kept stands in nobody’s way', async () => {
  const due = [await loadSale(site.db, 'paid'), await loadSale(site.db, 'paid')];
  const late = new Date(TAKEN.getTime() + 100 * DAY_MS);
  const [one] = await listDueSales(site.db, late, { most: 1, except: [] });
  expect(due).toContain(one?.id);
  const rest = await listDueSales(site.db, late, { most: 1, except: [one?.id ?? ''] });
  expect(rest.map(({ id }) => id)).toEqual(due.filter((id) => id !== one?.id));
});

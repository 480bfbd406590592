import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';
import { insertAgreement, loadSale } from '#tests/support/sales/sale-rows.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();
const TWICE_MS = 5 * 60_000;
const merchant = async () => (await site.row()).merchant_id ?? '';

/** Asha's hair is paid for, an hour has passed since anybody asked about her, and notifications are lost. */
async function anHourLater() {
  await site.green();
  await site.moneyWork();
  site.sandbox.tellBy(() => 'held');
  site.wait(HOUR_MS + 1000);
}

/** All that PayPal says of a seller is this. */
const answerOf = (merchantId: string, fault: ReturnType<Parameters<typeof site.sandbox.breakCalls>[0]>) =>
  site.sandbox.breakCalls((path) =>
    path.endsWith(`/merchant-integrations/${merchantId}`) ? fault : undefined,
  );

/** Paid hair of somebody else. PayPal does not know the account, and was asked about it before Asha's. */
async function otherSeller(link: { state?: 'ready' | 'revoked' } = {}) {
  const agreement = await insertAgreement(site.db);
  const saleId = await loadPaid(agreement);
  await agreeAlike(saleId);
  const merchantId = `OTHER${saleId.slice(-8)}`;
  const long = new Date(site.clock.now.getTime() - 30 * HOUR_MS);
  await site.db
    .insertInto('seller_links')
    .values({
      account_id: agreement.seller,
      tracking_id: saleId,
      merchant_id: merchantId,
      state: 'ready',
      usable_from: long,
      started_at: long,
      checked_at: long,
      ...(link.state === 'revoked' ? { state: 'revoked', revoked_since: long } : {}),
    })
    .execute();
  return { saleId, merchantId, sellerId: agreement.seller };
}

/** A sale that can still be posted for some days. */
async function loadPaid(agreement: Awaited<ReturnType<typeof insertAgreement>>): Promise<string> {
  const later = (days: number) => new Date(site.clock.now.getTime() + days * DAY_MS);
  return loadSale(site.db, 'paid', agreement, {
    captured_at: later(0),
    light_from: later(0),
    ship_by: later(5),
    settle_by: later(26),
    wall_at: later(28),
  });
}

/** It was agreed on as Asha's was. */
const agreeAlike = (saleId: string) =>
  sql`insert into sale_terms select (jsonb_populate_record(null::sale_terms,
      to_jsonb(terms) || jsonb_build_object('sale_id', ${saleId}::text))).*
    from sale_terms as terms where sale_id = ${site.saleId}`.execute(site.db);

describe('one odd answer of PayPal gives nothing back', () => {
  test.each(['no such seller', 'no rights'])('%s, said once: red, and green again', async (answer) => {
    await anHourLater();
    if (answer === 'no rights') site.sandbox.sales.deal(await merchant(), 'revoke-but-refunds');
    else answerOf(await merchant(), 'missing');
    await site.moneyWork();
    await site.lights();
    expect(await site.row()).toMatchObject({ state: 'paid' });
    expect((await site.show()).light.colour).toBe('red');
    site.sandbox.breakCalls(() => undefined);
    site.sandbox.sales.deal(await merchant(), 'restore');
    site.wait(TWICE_MS);
    await site.moneyWork();
    await site.lights();
    expect(await site.row()).toMatchObject({ state: 'paid' });
    expect((await site.show()).light.colour).toBe('green');
    // Said once again, long after: it begins anew.
    answerOf(await merchant(), 'missing');
    site.wait(HOUR_MS + 1000);
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'paid' });
  });

  test('said again too soon counts for nothing, however often; after five minutes it does', async () => {
    await anHourLater();
    answerOf(await merchant(), 'missing');
    await site.moneyWork();
    for (const wait of [60_000, 60_000, 60_000, 60_000, 59_000]) {
      site.wait(wait);
      await site.post('/api/seller/refreshPayout', {}, 'asha');
      await site.moneyWork();
      expect(await site.row()).toMatchObject({ state: 'paid' });
    }
    site.wait(1000);
    await site.post('/api/seller/refreshPayout', {}, 'asha');
    expect(await site.row()).toMatchObject({ state: 'refunding', end_reason: 'consent' });
  });

  test('a notice that PayPal does not stand by when asked', async () => {
    await anHourLater();
    site.sandbox.sales.deal(await merchant(), 'revoke-but-refunds');
    site.sandbox.sales.deal(await merchant(), 'restore');
    await site.sandbox.sendHeld();
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'paid' });
  });

  test.each([
    { others: 4, state: 'refunded' },
    { others: 5, state: 'paid' },
  ])('of Asha and $others others at once: hers is $state', async ({ others, state }) => {
    await anHourLater();
    for (let each = 0; each < others; each += 1) await otherSeller();
    answerOf(await merchant(), 'missing');
    await site.moneyWork();
    site.wait(TWICE_MS);
    site.logLines.length = 0;
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state });
    const alarms = site.logLines.filter((line) => line.includes('of many sellers'));
    expect(alarms.map((line) => JSON.parse(line))).toMatchObject(
      state === 'paid' ? [{ level: 50, sellers: 6 }] : [],
    );
  });

  test('what a seller asks for herself touches nobody else', async () => {
    await anHourLater();
    const { saleId } = await otherSeller({ state: 'revoked' });
    answerOf(await merchant(), 'missing');
    await site.moneyWork();
    site.wait(TWICE_MS);
    site.logLines.length = 0;
    await site.post('/api/seller/refreshPayout', {}, 'asha');
    expect(await site.row()).toMatchObject({ state: 'refunding', end_reason: 'consent' });
    expect(site.logLines.filter((line) => line.includes(saleId))).toEqual([]);
  });
});

describe('one seller in trouble keeps nobody waiting', () => {
  const BREAK = sql`
    create or replace function refuse_this_sale() returns trigger language plpgsql as
      $$ begin raise exception 'this sale cannot be written'; end $$`;
  const cannotWrite = async (saleId: string) => {
    await BREAK.execute(site.db);
    await sql`create trigger refuse_this_sale before update on protected_sales for each row
      when (old.id = ${sql.lit(saleId)}) execute function refuse_this_sale()`.execute(site.db);
  };
  afterEach(() => sql`drop trigger if exists refuse_this_sale on protected_sales`.execute(site.db));
  const comparedAt = async () =>
    (
      await site.db
        .selectFrom('sale_comparisons')
        .select('compared_at')
        .where('sale_id', '=', site.saleId)
        .executeTakeFirstOrThrow()
    ).compared_at;

  test.each(['forbidden', 'unreadable'] as const)(
    'an answer that is %s: the next is asked about',
    async (odd) => {
      await anHourLater();
      const other = await otherSeller();
      answerOf(other.merchantId, odd);
      site.sandbox.sales.deal(await merchant(), 'revoke-but-refunds');
      await site.moneyWork();
      expect((await site.show()).light.colour).toBe('red');
    },
  );

  test('no answer: the round is over, and the next begins with somebody else', async () => {
    await anHourLater();
    const other = await otherSeller();
    answerOf(other.merchantId, 'refused');
    site.sandbox.sales.deal(await merchant(), 'revoke-but-refunds');
    const link = () =>
      site.db
        .selectFrom('seller_links')
        .select('state')
        .where('account_id', '=', site.people.asha.id)
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow();
    await site.moneyWork();
    expect(await link()).toEqual({ state: 'ready' });
    site.wait(2 * 60_000);
    await site.moneyWork();
    expect(await link()).toEqual({ state: 'revoked' });
  });

  test('no answer about one: what was learned before is acted on', async () => {
    await anHourLater();
    answerOf(await merchant(), 'missing');
    await site.moneyWork();
    const { merchantId } = await otherSeller();
    await site.db
      .updateTable('seller_links')
      .set({ checked_at: site.clock.now })
      .where('merchant_id', '=', merchantId)
      .execute();
    site.wait(HOUR_MS + 1000);
    site.sandbox.sales.deal(await merchant(), 'revoke-but-refunds');
    await site.db
      .updateTable('seller_links')
      .set({ checked_at: new Date(site.clock.now.getTime() - 2 * HOUR_MS) })
      .where('account_id', '=', site.people.asha.id)
      .execute();
    answerOf(merchantId, 'refused');
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'refunded', end_reason: 'consent' });
  });

  test('a sale that cannot be written is passed over', async () => {
    const broken = await loadPaid({ ...(await insertAgreement(site.db)), seller: site.people.asha.id });
    await anHourLater();
    await agreeAlike(broken);
    await cannotWrite(broken);
    answerOf(await merchant(), 'missing');
    await site.moneyWork();
    site.sandbox.breakCalls(() => undefined);
    site.sandbox.sales.deal(await merchant(), 'revoke-but-refunds');
    site.wait(TWICE_MS);
    await site.moneyWork();
    expect(await site.row()).toMatchObject({ state: 'refunded', end_reason: 'consent' });
  });

  test('somebody’s who is shut out: the books of the others are compared all the same', async () => {
    await anHourLater();
    const { saleId, sellerId } = await otherSeller();
    await site.db
      .updateTable('accounts')
      .set({ blocked_at: site.clock.now })
      .where('id', '=', sellerId)
      .execute();
    await cannotWrite(saleId);
    site.wait(DAY_MS);
    await site.moneyWork();
    expect(await comparedAt()).toEqual(site.clock.now);
  });
});

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';
import {
  agreedAt,
  ORACLE_DEEDS,
  oracleAsks,
  oracleButtons,
  oracleCompares,
  oracleDoes,
  oracleLight,
  type OracleSale,
  oracleReverses,
  oracleWaits,
} from '#tests/support/sales/oracle.ts';
import { SEED } from '#tests/support/random.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

/** `npm run test:sales` asks for 3,000 walks of 60 steps. */
const WALKS = Number(process.env['RANDOM_SALE_WALKS'] ?? 5);
const STEPS = Number(process.env['RANDOM_SALE_STEPS'] ?? 30);
vi.setConfig({ testTimeout: 120_000 + WALKS * 20_000 });
const site = useSaleSite();

type Step = { deed: string } | { waits: number } | { asks: true } | { reverses: true };
/** Mostly what leads on: else every walk ends before it has begun. */
const LEADS_ON = ['seller connect', 'buyer pay', 'seller codeWord', 'seller prove', 'seller ship'];
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...LEADS_ON).map((deed) => ({ deed })) },
  { weight: 5, arbitrary: fc.constantFrom(...ORACLE_DEEDS).map((deed) => ({ deed })) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(60_000, 15 * 60_000, 16 * 60_000, 2 * HOUR_MS, 11 * HOUR_MS, DAY_MS, 3 * DAY_MS)
      .map((waits) => ({ waits })),
  },
  { weight: 3, arbitrary: fc.constant({ asks: true as const }) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 0, max: 3 })
      .map((n) => (n === 0 ? { reverses: true as const } : { waits: 1 })),
  },
);

const MORE: Record<string, () => Promise<object> | object> = {
  ship: () => ({ carrier: 'royal-mail', number: 'AB473124829GB' }),
  grantDays: () => ({ days: 2 }),
  cancel: () => ({ reason: 'No.' }),
};

/** The same on the site; whether it was done. */
async function act(deed: string): Promise<boolean> {
  const [side, name = ''] = deed.split(' ');
  const who = side === 'seller' ? 'asha' : 'bela';
  const isOkay = ({ statusCode }: { statusCode: number }) => statusCode === 200;
  if (name === 'connect') {
    const { state, deadlines } = await site.show();
    if (state !== 'agreed' || deadlines.payBy !== null) return false;
    await site.connect();
    return true;
  }
  if (name === 'pay') {
    const opened = await site.step('pay', 'bela');
    if (!isOkay(opened)) return false;
    const orderId = new URL(opened.json().approveUrl).searchParams.get('token') ?? '';
    site.sandbox.press(orderId, 'approve');
    return isOkay(await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela'));
  }
  if (name === 'sayYes' || name === 'sayNo')
    return isOkay(await site.step('answerCancel', who, { yes: name === 'sayYes' }));
  if (name === 'prove' || name === 'proveLess') {
    if ((await site.show()).state !== 'preparing') return false;
    await site.prove({ grams: name === 'prove' ? 164 : 120 });
    return true;
  }
  return isOkay(await site.step(name, who, (await MORE[name]?.()) ?? {}));
}

async function take(wish: Step, sale: OracleSale): Promise<void> {
  if ('waits' in wish) {
    site.wait(wish.waits);
    oracleWaits(sale, wish.waits);
    return;
  }
  if ('asks' in wish) {
    await site.lights();
    return oracleAsks(sale);
  }
  if ('reverses' in wish) {
    const payment = await site.db
      .selectFrom('sale_payments')
      .select('id')
      .where('capture_id', 'is not', null)
      .executeTakeFirst();
    if (!payment || ['released', 'refunded', 'reversed'].includes(sale.state)) return;
    site.sandbox.sales.act(payment.id, 'take-back');
    await site.runJobs();
    return oracleReverses(sale);
  }
  expect(await act(wish.deed), `${wish.deed} of a sale that is ${sale.state}`).toBe(
    oracleDoes(sale, wish.deed),
  );
}

/** What both would read now, before and after the jobs have run. */
async function compare(sale: OracleSale): Promise<void> {
  const shown = await site.show();
  expect(shown.light.colour, `the light of a sale that is ${sale.state}`).toBe(oracleLight(sale));
  await site.job();
  await site.clockWork();
  oracleCompares(sale);
  const { state } = await site.row();
  expect(state).toBe(sale.state);
  const books = { payer: 0, held: 0, seller: 0, house: 0, provider: 0, ...(await site.books()) };
  expect(books).toEqual(sale.books);
  const { status, reserved_until } = await site.readAdRow(site.adId);
  const ad = status === 'live' && reserved_until !== null ? 'reserved' : status;
  expect(ad).toBe(sale.ad);
  for (const [who, side] of [
    ['asha', 'seller'],
    ['bela', 'buyer'],
  ] as const)
    expect((await site.show(who)).allowed.toSorted(), side).toEqual(oracleButtons(sale, side));
  const letters = (await site.mails()).filter(({ text }) => text.includes(site.saleId));
  const once = new Set(letters.map(({ to_address, subject, text }) => `${to_address} ${subject} ${text}`));
  expect(once.size, 'no letter comes twice').toBe(letters.length);
}

test(`${WALKS} walks of ${STEPS} steps: the site and an oracle written apart from its rules agree after each`, async () => {
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (walk) => {
      await site.startSale();
      await site.agreeOnSale();
      const sale = agreedAt(site.clock.now.getTime());
      for (const wish of walk) {
        await take(wish, sale);
        await compare(sale);
        steps += 1;
        if (['released', 'refunded', 'reversed', 'withdrawn', 'lapsed'].includes(sale.state)) return;
      }
    }),
    { numRuns: WALKS, seed: SEED, endOnFailure: true },
  );
  expect(steps).toBeGreaterThan(WALKS);
});

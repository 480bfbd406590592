import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import { SALE_DEEDS } from '#platform/payment/paypal-sandbox/sales/sandbox-deeds.ts';
import { DAY_MS } from '#rules/time.ts';
import { openSaleLab } from '#tests/support/payments/sale-lab.ts';
import { SEED } from '#tests/support/random.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const lab = useOpened(openSaleLab);
const TOTAL = 445_10;
const FEE = 16_60;

type Step =
  | { do: 'refund'; amount: number; part: number; id: number }
  | { do: 'release'; id: number }
  | { do: 'act'; deed: (typeof SALE_DEEDS)[number] }
  | { do: 'lose-answer' }
  | { do: 'pass'; days: number }
  | { do: 'restart' };

const amount = fc.oneof(
  fc.constantFrom(TOTAL, TOTAL - 13_21, 13_21, 1),
  fc.integer({ min: 0, max: TOTAL + 1 }),
);
const id = fc.integer({ min: 0, max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('refund'),
      amount,
      part: fc.oneof(fc.constantFrom(0, FEE), fc.integer({ min: 0, max: FEE })),
      id,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('release'), id }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('act'), deed: fc.constantFrom(...SALE_DEEDS) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose-answer') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pass'), days: fc.constantFrom(1, 10, 27) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart') }) },
);

type Sale = Awaited<ReturnType<typeof lab.paid>>;
let faults = 0;

async function take(sale: Sale, asked: Step): Promise<void> {
  if (asked.do === 'restart') return lab.restart();
  if (asked.do === 'pass') return lab.pass(asked.days * DAY_MS);
  if (asked.do === 'lose-answer') {
    faults = 1;
    return lab.get().sandbox.breakCalls(() => (faults-- > 0 ? 'lost-answer' : undefined));
  }
  if (asked.do === 'act')
    return void lab.get().sandbox.sales.act(sale.reference, asked.deed, { charge: 5_00 });
  const call =
    asked.do === 'release'
      ? lab.release(sale, `pay-${asked.id}-${sale.reference}`)
      : lab.refund(sale, asked.amount, asked.part, { requestId: `back-${asked.id}-${sale.reference}` });
  await call.catch((error: unknown) => {
    if (!(error instanceof PaymentTrouble)) throw error;
  });
}

function check(sale: Sale): void {
  const { sales } = lab.get().sandbox;
  const kept = sales.find(sale.reference);
  const of = (account: 'payer' | 'held' | 'partner') => sales.balance({ reference: sale.reference, account });
  for (const { lines } of kept?.entries ?? [])
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(0);
  const back = (kept?.refunds ?? []).filter(({ status }) => status === 'COMPLETED');
  const sum = back.reduce((all, refund) => all + refund.amount, 0);
  expect(sum).toBeLessThanOrEqual(TOTAL);
  expect(of('payer')).toBe(kept?.capture?.status === 'REVERSED' ? 0 : sum - TOTAL);
  expect(of('held')).toBeGreaterThanOrEqual(0);
  expect(of('partner')).toBeGreaterThanOrEqual(0);
  expect(of('partner')).toBeLessThanOrEqual(FEE);
  const released = (kept?.entries ?? []).filter(({ what }) => what === 'released');
  expect(released.length).toBeLessThanOrEqual(1);
  if (released.length > 0) expect(of('held')).toBe(0);
}

test('whatever happens in whatever order, the books sum to zero and nothing is there twice', async () => {
  const merchantId = await lab.connect();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const sale = await lab.paid(merchantId);
      for (const asked of steps) {
        await take(sale, asked);
        check(sale);
      }
      lab.get().sandbox.breakCalls(() => undefined);
      // In the end nothing is under way, nobody complains, and time passes.
      for (const deed of ['quick-refunds', 'win-case'] as const)
        lab.get().sandbox.sales.act(sale.reference, deed);
      lab.pass(29 * DAY_MS);
      check(sale);
      expect(lab.get().sandbox.sales.balance({ reference: sale.reference, account: 'held' })).toBe(0);
      const before = lab.get().sandbox.sales.books();
      await lab.restart();
      expect(lab.get().sandbox.sales.books()).toEqual(before);
    }),
    { seed: SEED, numRuns: 60 },
  );
}, 120_000);

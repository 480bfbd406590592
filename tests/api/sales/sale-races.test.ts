import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

/** `npm run test:sales` runs five hundred of each. */
const ROUNDS = Number(process.env['SALE_RACES'] ?? 1);
const TIMEOUT_MS = ROUNDS * 10_000 + 60_000;

const site = useSaleSite();
const quarrel = quarrelIn(site);

/** The same two things at once, again and again; whoever comes first, books and provider agree afterwards. */
const race = (what: string, run: (round: number) => Promise<void>) =>
  test(
    what,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await site.startSale();
        await run(round);
        expect(await site.providersBooks()).toEqual(await site.books());
      }
    },
    TIMEOUT_MS,
  );
const many = <Result>(count: number, act: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, act));
const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => String(statusCode)).toSorted();
const isPaidBack = async () => (await site.books())['payer'] === 0;

race('eight tabs pay for one sale: one order, one payment', async () => {
  await site.agreeOnSale();
  await site.connect();
  const { version } = await site.show('bela');
  const answers = await many(8, () => site.post('/api/sale/pay', { saleId: site.saleId, version }, 'bela'));
  const addresses = new Set(answers.flatMap((answer) => answer.json().approveUrl ?? []));
  expect(addresses.size).toBe(1);
  site.sandbox.press(new URL([...addresses][0]).searchParams.get('token') ?? '', 'approve');
  await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
  expect(await site.books()).toEqual({ payer: -445_10, held: 445_10 });
});

race('eight ways back and five notices: taken once, booked once', async () => {
  await site.agreeOnSale();
  await site.connect();
  site.sandbox.tellBy(() => 'held');
  await site.approve();
  const capture = () => site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
  await Promise.all([
    many(8, capture),
    site.sandbox.sendHeld((kept) => Array.from({ length: 5 }, () => kept).flat()),
  ]);
  await site.moneyWork();
  expect(await site.row()).toMatchObject({ state: 'paid' });
  expect(await site.books()).toEqual({ payer: -445_10, held: 445_10 });
});

race('a code word against a cancel: she is told not to cut, or it is not cancelled under her', async () => {
  await site.green();
  const { version } = await site.show('bela');
  const [word, cancelled] = await Promise.all([
    site.post('/api/sale/codeWord', { saleId: site.saleId, version }, 'asha'),
    site.post('/api/sale/cancel', { saleId: site.saleId, version, reason: 'I cannot.' }, 'asha'),
  ]);
  expect(statuses([word, cancelled])).toEqual(['200', '409']);
  await site.moneyWork();
  expect(await isPaidBack()).toBe(cancelled.statusCode === 200);
});

race(
  'a parcel against the end of the time to post: posted and held, or back and not posted',
  async (round) => {
    await site.green();
    await site.must('codeWord', 'asha');
    await site.prove();
    const { ship_by } = await site.row();
    const early = round % 2;
    site.wait((ship_by?.getTime() ?? 0) - site.clock.now.getTime() - early);
    const parcel = { carrier: 'royal-mail', number: 'AB473124829GB' };
    const [shipped] = await Promise.all([site.step('ship', 'asha', parcel), site.clockWork()]);
    await site.moneyWork();
    expect([shipped.statusCode, await isPaidBack()]).toEqual(early === 1 ? [200, false] : [409, true]);
  },
);

race('a dispute against silence at its last moment: one of the two, whole', async (round) => {
  await quarrel.delivered();
  const claim = await quarrel.claim();
  const early = round % 2;
  site.wait(3 * DAY_MS - early);
  const [answer] = await Promise.all([site.step('dispute', 'bela', claim), site.clockWork()]);
  const isDisputed = (await site.show()).state === 'disputed';
  expect([answer.statusCode, isDisputed]).toEqual(early === 1 ? [200, true] : [409, false]);
});

race('two decisions at once: one stands', async () => {
  await quarrel.disputed();
  site.wait(2 * DAY_MS + HOUR_MS);
  const answers = await Promise.all(
    (['release', 'refund'] as const).map((outcome) => quarrel.decide({ outcome })),
  );
  expect(statuses(answers)).toEqual(['200', '409']);
  expect((await site.show()).dispute?.decisions).toHaveLength(1);
});

race('a payout against a case at the provider: paid out whole, or stopped whole', async () => {
  await quarrel.delivered();
  await site.must('acceptHair', 'bela');
  const { id } = await site.db
    .selectFrom('sale_payments')
    .select('id')
    .where('capture_id', 'is not', null)
    .executeTakeFirstOrThrow();
  await Promise.all([
    site.moneyWork(),
    (async () => site.sandbox.sales.act(id, 'open-case'))(),
    site.clockWork(),
  ]);
  await site.moneyWork();
  const { state } = await site.row();
  const { held } = await site.books();
  expect([state, held]).toEqual(held === 0 ? ['released', 0] : ['frozen', 445_10]);
});

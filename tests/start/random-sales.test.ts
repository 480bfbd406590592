import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { until } from '#tests/support/site/until.ts';
import { dealOn, type Dealt } from './sales/deal-on-sale.ts';
import { type LabPerson, openSalesLab, type SalesLab } from './sales/sales-lab.ts';
import { judgeSales } from './sales/judge-sales.ts';

/** `npm run test:sales` makes ten thousand; the usual run a few, with the same faults. */
const SALES = Number(process.env['RANDOM_SALES'] ?? 60);
const SECONDS = SALES > 100 ? 6 * 3600 : 600;
const AT_ONCE = 6;
/** Of the site, the provider and the database by turns, after so many sales each. */
const SALES_A_KILL = SALES > 100 ? 30 : 6;
/** Where something is due: days to pay, to post, to arrive, to look, to settle, and the provider's own wall. */
const DAYS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 16, 19, 20, 23, 26, 27, 28, 29, 30];
/** What the clock does again and again: a notice that a busy site never took in is made up for by the first. */
const ROUND = [
  'watch-sale-cases',
  'expire-offers',
  'keep-sale-deadlines',
  'check-green-lights',
  'reconcile-sales',
  'watch-the-wall',
];

let lab: SalesLab;
let admin: LabPerson;
beforeAll(async () => {
  lab = await openSalesLab();
  await lab.provider.start();
  await lab.site.start();
  admin = await lab.inviteAdmin();
});
afterAll(() => lab.close());

async function dealAll(progress: { dealt: number }): Promise<Dealt[]> {
  const all: Dealt[] = [];
  let next = 0;
  const worker = async () => {
    for (; next < SALES; progress.dealt += 1) all.push(await dealOn(lab, admin, (next += 1)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return all;
}

/** Kills one of the three in the middle of things, however fast or slow this machine is. */
async function killNowAndThen(progress: { dealt: number }): Promise<number> {
  for (let kills = 0; ; kills += 1) {
    const next = (kills + 1) * SALES_A_KILL;
    await until(() => progress.dealt >= Math.min(next, SALES - AT_ONCE), SECONDS * 1000);
    if (next > SALES - AT_ONCE) return kills;
    const victim = [lab.site, lab.provider, lab.database][kills % 3] ?? lab.site;
    await victim.kill();
    await victim.start();
  }
}

/** Past every deadline there is, a day at a time, and what is stuck at the provider comes loose meanwhile. */
async function leadPastEverything(dealt: readonly Dealt[]): Promise<void> {
  const rounds = Math.ceil(SALES / 200);
  for (const day of DAYS) {
    for (let round = 0; round < rounds; round += 1) await lab.lead(day * DAY_MS + round * 1000, ROUND);
    if (day === 20)
      for (const { number, paymentId, deed } of dealt) {
        if (paymentId && deed === 'slow-refunds')
          await lab.ask({ do: 'act', reference: paymentId, deed: 'quick-refunds' });
        if (paymentId && deed === 'open-case')
          await lab.ask({
            do: 'act',
            reference: paymentId,
            deed: number % 2 === 0 ? 'win-case' : 'lose-case',
          });
      }
  }
  for (let round = 0; round < rounds + 1; round += 1)
    await lab.lead(30 * DAY_MS + (round + 1) * 3_700_000, ROUND);
}

test(
  `${SALES} sales among killed sites, providers and databases, lost answers, doubled, late and shuffled notices: every penny agrees`,
  async () => {
    const progress = { dealt: 0 };
    const began = performance.now();
    const [kills, dealt] = await Promise.all([killNowAndThen(progress), dealAll(progress)]);
    await lab.ask({ do: 'calm' });
    await lab.site.kill();
    await lab.site.start();
    await leadPastEverything(dealt);

    const laws = await judgeSales(lab, dealt, performance.now() - began);
    for (const { law, looked, wrongs } of laws)
      console.log(`law ${law}: ${wrongs.length} wrong of ${looked}`);
    // As one text: a list would be cut short where it is needed most, in the log of somebody else's machine.
    expect(laws.flatMap(({ law, wrongs }) => wrongs.map((wrong) => `${law}: ${wrong}`)).join('\n')).toBe('');
    expect(laws.filter(({ looked }) => looked === 0)).toEqual([]);
    const states = await lab.db
      .selectFrom('protected_sales')
      .select(({ fn }) => ['state', fn.countAll<string>().as('sales')])
      .groupBy('state')
      .execute();
    const counts = Object.fromEntries(states.map(({ state, sales }) => [state, Number(sales)]));
    console.log(`${SALES} sales, ${kills + 1} kills: ${JSON.stringify(counts)}`);
    expect(counts['released'] ?? 0, 'some are sold').toBeGreaterThan(SALES / 20);
    expect(counts['refunded'] ?? 0, 'some are paid back').toBeGreaterThan(SALES / 20);
  },
  SECONDS * 1000,
);

import type { Currency } from '#rules/money/money.ts';
import { ensure } from '#rules/permissions.ts';
import { BACK_REASON_WORDS, HELD_AGES, nameDisputeEnd } from '#rules/sales/money/sale-figures.ts';
import { nameProblemShort } from '#rules/sales/words/disputes.ts';
import type { SaleLedgerTable } from '#rules/staff/table-schema.ts';
import type { Context } from '../../../context.ts';
import {
  countCases,
  countDecisions,
  countDisputes,
  type Days,
  measurePaidDays,
  type MoneyRow,
  sumBack,
  sumHeldByAge,
  sumMoney,
  sumOwed,
} from './sale-figures-store.ts';
import type { SaleFigure, SaleFigures } from './sale-figures-view.ts';

/** How protected sales go: what is held, taken, paid out, given back and why, quarrels, how long it takes, debts. For admins. */
export async function showSaleFigures(
  ctx: Context,
  { from, until }: Pick<SaleLedgerTable, 'from' | 'until'>,
): Promise<SaleFigures> {
  ensure(ctx.viewer, 'see all sales');
  const days = { from, until };
  const [held, money, back, quarrels, days90, cases, owed] = await Promise.all([
    sumHeldByAge(ctx.db, ctx.now()),
    sumMoney(ctx.db, days),
    sumBack(ctx.db, days),
    readQuarrels(ctx, days),
    measurePaidDays(ctx.db, days),
    countCases(ctx.db, days),
    sumOwed(ctx.db),
  ]);
  return [
    {
      title: 'Held now',
      note: 'At PayPal, by how long ago it was taken.',
      figures: held.map((row) => summed(HELD_AGES[row.age], row)),
    },
    { title: 'Money', note: 'What is booked in these days.', figures: money.flatMap(toMoney) },
    {
      title: 'Given back, by reason',
      note: 'To buyers, in these days.',
      figures: back.map((row) => summed(BACK_REASON_WORDS[row.why], row)),
    },
    ...quarrels,
    {
      title: 'From the yes to the payout',
      note: 'Sales that were paid out in these days.',
      figures: [
        { ...counted('Half of them within', days90.sales), says: sayDays(days90.median) },
        { ...counted('Nine of ten within', days90.sales), says: sayDays(days90.most) },
      ],
    },
    {
      title: 'Cases at PayPal',
      note: 'Opened in these days.',
      figures: [
        counted('Opened', cases.opened),
        counted('Still open', cases.open),
        counted('Won by sellers', cases.seller),
        counted('Won by buyers', cases.payer),
      ],
    },
    {
      title: 'Owed by us',
      note: 'Now. Somebody of us pays it by hand.',
      figures: owed.map((row) => summed(row.to === 'buyer' ? 'To buyers' : 'To sellers', row)),
    },
  ];
}

async function readQuarrels(ctx: Context, days: Days): Promise<SaleFigures> {
  const [disputes, decisions] = await Promise.all([
    countDisputes(ctx.db, days),
    countDecisions(ctx.db, days),
  ]);
  const share = decisions.all === 0 ? null : `${Math.round((100 * decisions.byClock) / decisions.all)} %`;
  return [
    {
      title: 'Disputes',
      note: 'Opened in these days: what was wrong, and how it ended.',
      figures: disputes.map(({ reason, end, disputes: count }) =>
        counted(`${nameProblemShort(reason)}: ${nameDisputeEnd(end)}`, count),
      ),
    },
    {
      title: 'Decisions',
      note: 'Taken in these days. Each by the clock is a failure of ours.',
      figures: [
        counted('All', decisions.all),
        { ...counted('By the clock', decisions.byClock), says: share },
      ],
    },
  ];
}

type Summed = { sales: number; amount: number; currency: Currency };

const summed = (of: string, { sales, amount, currency }: Summed): SaleFigure => ({
  of,
  count: sales,
  money: { amount, currency },
  says: null,
});
const counted = (of: string, count: number): SaleFigure => ({ of, count, money: null, says: null });

const toMoney = ({ currency, ...sums }: MoneyRow): SaleFigure[] =>
  (
    [
      ['Taken', sums.taken],
      ['Paid out to sellers', sums.released],
      ['Given back to buyers', sums.back],
      ['Our fees', sums.fees],
      ['PayPal’s charges', sums.charges],
    ] as const
  ).map(([of, amount]) => ({ of, count: null, money: { amount, currency }, says: null }));

const sayDays = (days: number | null): string | null => (days === null ? null : `${days.toFixed(1)} days`);

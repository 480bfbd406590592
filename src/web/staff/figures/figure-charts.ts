import type { FigureBucket, Figures } from '#market/staff/figures/figures-view.ts';
import { CURRENCIES, CURRENCY_NAMES, type Currency, formatMoney } from '#rules/money/money.ts';
import { formatNumber } from '#rules/numbers/format-number.ts';
import type { BarChartProps } from '../../ui/bar-chart.tsx';
import { showMinutes, showStep } from './figure-words.ts';

const showCount = (value: number) => formatNumber(Math.round(value));

/** The figures as charts, in the order in which they are asked for most. */
export function toCharts({ step, buckets }: Figures): BarChartProps[] {
  const unit = 'From';
  const labels = buckets.map(({ from }) => showStep(from, step));
  const of = (name: string, value: (bucket: FigureBucket) => number | null) => ({
    name,
    values: buckets.map(value),
  });
  const paid = CURRENCIES.filter((currency) => buckets.some(({ revenue }) => revenue[currency]));
  const money = (currency: Currency): BarChartProps => ({
    title: `Revenue, ${CURRENCY_NAMES[currency]}`,
    unit,
    labels,
    series: [of('Paid less refunds', ({ revenue }) => revenue[currency] ?? 0)],
    show: (amount) => formatMoney({ amount: Math.round(amount), currency }),
  });
  const counted = (title: string, ...series: BarChartProps['series']): BarChartProps => ({
    title,
    unit,
    labels,
    series,
    show: showCount,
  });
  return [
    counted(
      'Live ads',
      of('Live', ({ live }) => live),
    ),
    counted(
      'Ads that went live and were sold',
      of('Went live', ({ wentLive }) => wentLive),
      of('Sold', ({ sold }) => sold),
    ),
    counted(
      'Offers made and agreed',
      of('Made', ({ offers }) => offers),
      of('Agreed', ({ offersAgreed }) => offersAgreed),
    ),
    counted(
      'Sign-ups',
      of('New accounts', ({ signUps }) => signUps),
    ),
    ...(paid.length > 0 ? paid : (['GBP'] as const)).map(money),
    counted(
      'Reports',
      of('Reports', ({ reports }) => reports),
    ),
    counted(
      'Searches without results',
      of('Searches', ({ searchesWithoutResult }) => searchesWithoutResult),
    ),
    {
      title: 'Time to first answer',
      unit,
      labels,
      series: [of('Median', ({ minutesToFirstAnswer }) => minutesToFirstAnswer)],
      show: showMinutes,
    },
  ];
}

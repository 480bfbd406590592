import { z } from 'zod';
import { CURRENCIES } from '../money/money.ts';
import { DAY_MS } from '../time.ts';
import { FIGURE_SPANS, type FigureSpan, MAX_FIGURE_DAYS } from './figure-spans.ts';

const day = z.iso.date('Write the day like 2026-01-31.').optional();

/** The last days, or a range of days; and the currency of the one sum. */
export const AskFigures = z
  .strictObject({
    days: z
      .enum(Object.keys(FIGURE_SPANS) as [FigureSpan, ...FigureSpan[]], 'Choose 30, 90 or 365.')
      .default('30'),
    from: day,
    until: day,
    currency: z.enum(CURRENCIES, 'Choose pounds, dollars, euros or rupees.').default('USD'),
  })
  .superRefine(({ from, until }, problems) => {
    const problem = findRangeProblem(from, until);
    if (problem) problems.addIssue({ code: 'custom', path: [problem.field], message: problem.says });
  });
export type AskFigures = z.output<typeof AskFigures>;

function findRangeProblem(from: string | undefined, until: string | undefined) {
  if (until === undefined) return undefined;
  if (from === undefined) return { field: 'from', says: 'Say the first day, too.' };
  if (until < from) return { field: 'until', says: 'The last day is before the first.' };
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS;
  return days >= MAX_FIGURE_DAYS ? { field: 'from', says: 'Ask for ten years at most.' } : undefined;
}

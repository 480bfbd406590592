import { z } from 'zod';

/** How far back the figures look, and how wide a bar is. */
export const FIGURE_SPANS = { '30': 'day', '90': 'week', '365': 'month' } as const;
export type FigureSpan = keyof typeof FIGURE_SPANS;

export const AskFigures = z.strictObject({
  days: z
    .enum(Object.keys(FIGURE_SPANS) as [FigureSpan, ...FigureSpan[]], 'Choose 30, 90 or 365.')
    .default('30'),
});
export type AskFigures = z.output<typeof AskFigures>;

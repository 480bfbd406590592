import { z } from 'zod';
import { FIGURE_SPANS, type FigureSpan } from './figure-spans.ts';

export const AskFigures = z.strictObject({
  days: z
    .enum(Object.keys(FIGURE_SPANS) as [FigureSpan, ...FigureSpan[]], 'Choose 30, 90 or 365.')
    .default('30'),
});
export type AskFigures = z.output<typeof AskFigures>;

/** How far back the figures look, and how wide a bar is. */
export const FIGURE_SPANS = { '30': 'day', '90': 'week', '365': 'month' } as const;
export type FigureSpan = keyof typeof FIGURE_SPANS;

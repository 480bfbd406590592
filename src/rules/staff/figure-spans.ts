/** How far back the figures look, and how wide a bar is. */
export const FIGURE_SPANS = { '30': 'day', '90': 'week', '365': 'month' } as const;
export type FigureSpan = keyof typeof FIGURE_SPANS;
export type FigureStep = (typeof FIGURE_SPANS)[FigureSpan];

/** The most days that figures are asked for at once. */
export const MAX_FIGURE_DAYS = 3700;

/** How wide a bar is in a range of so many days: a page of charts has room for some sixty. */
export const chooseStep = (days: number): FigureStep => (days <= 62 ? 'day' : days <= 400 ? 'week' : 'month');

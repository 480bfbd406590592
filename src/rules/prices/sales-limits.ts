/** Fewer sales than this say nothing: they are not shown, anywhere. */
export const LEAST_SALES_TO_SHOW = 5;
/** How far back sales count. */
export const SALES_MONTHS = 24;

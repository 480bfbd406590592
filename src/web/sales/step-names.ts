/** The pages of a sale beside its own. */
export const SALE_STEPS = ['terms', 'pay', 'cut', 'send', 'cancel', 'problem', 'return', 'evidence'] as const;
export type SaleStepName = (typeof SALE_STEPS)[number];

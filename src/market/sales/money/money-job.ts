import type { Job } from '#platform/jobs/job.ts';

/** Pays out or gives back what a sale has under way. */
export const MOVE_SALE_MONEY: Job<{ saleId: string }> = { name: 'move-sale-money' };

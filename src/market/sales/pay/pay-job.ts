import type { Job } from '#platform/jobs/job.ts';

/** Brings a payment on without its buyer. */
export const RESUME_SALE_PAYMENT: Job<{ paymentId: string }> = { name: 'resume-sale-payment' };

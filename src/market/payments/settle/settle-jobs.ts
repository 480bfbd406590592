import type { Job } from '#platform/jobs/job.ts';

/** Looks into a notification of the provider. */
export const HANDLE_PAYMENT_EVENT: Job<{ eventId: string }> = { name: 'handle-payment-event' };
/** Brings an order on without its payer. */
export const RESUME_ORDER: Job<{ orderId: string }> = { name: 'resume-order' };

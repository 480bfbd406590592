import type { Job } from '#platform/jobs/job.ts';

/** Looks into a notification of the provider. */
export const HANDLE_PAYMENT_EVENT: Job<{ eventId: string }> = { name: 'handle-payment-event' };
/** The same where it is about a protected sale; the subject of sales does it. */
export const HANDLE_SALE_EVENT: Job<{ eventId: string }> = { name: 'handle-sale-event' };
/** Brings an order on without its payer. */
export const RESUME_ORDER: Job<{ orderId: string }> = { name: 'resume-order' };

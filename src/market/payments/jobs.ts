import { declareJob, declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { notifyOfPlanEnding } from './plans/notify-of-plan-ending.ts';
import { handlePaymentEvent } from './settle/handle-payment-event.ts';
import { reconcileOrders } from './settle/reconcile-orders.ts';
import { resumeOrder } from './settle/resume-order.ts';
import { HANDLE_PAYMENT_EVENT, RESUME_ORDER } from './settle/settle-jobs.ts';

/** What brings orders on without their payers, and tells of plans that end. */
export const paymentJobs: readonly DeclaredJob[] = [
  declareJob(HANDLE_PAYMENT_EVENT, (ctx, { eventId }) => handlePaymentEvent(ctx, eventId)),
  declareJob(RESUME_ORDER, (ctx, { orderId }) => resumeOrder(ctx, orderId)),
  declareScheduledJob('reconcile-orders', '*/2 * * * *', reconcileOrders),
  declareScheduledJob('tell-plan-ending', '23 * * * *', notifyOfPlanEnding),
];

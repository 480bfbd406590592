import { declareJob, declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { CHECK_MORE_LIGHTS, checkGreenLights } from './clock/check-green-lights.ts';
import { keepSaleDeadlines } from './clock/keep-sale-deadlines.ts';
import { reconcileAllSales, reconcileSales } from './clock/reconcile-sales.ts';
import { LOOK_AFTER_HELD } from '../holds/hold-jobs.ts';
import { HANDLE_SALE_EVENT } from '../payments/settle/settle-jobs.ts';
import { handleSaleEvent } from './clock/handle-sale-event.ts';
import { lookAfterHeld } from './freeze/look-after-held.ts';
import { watchSaleCases } from './freeze/watch-sale-cases.ts';
import { MOVE_SALE_MONEY } from './money/money-job.ts';
import { moveSaleMoney } from './money/move-sale-money.ts';
import { RESUME_SALE_PAYMENT } from './pay/pay-job.ts';
import { resumeSalePayment } from './pay/resume-sale-payment.ts';
import { TELL_TRACKING, tellTracking } from './steps/parcel/tell-tracking.ts';
import { watchTheWall } from './watch/watch-the-wall.ts';
import { writeSaleReminders } from './watch/write-sale-reminders.ts';

/** What protected sales go through without anybody asking. */
export const saleJobs: readonly DeclaredJob[] = [
  declareJob(HANDLE_SALE_EVENT, (ctx, { eventId }) => handleSaleEvent(ctx, eventId)),
  declareJob(RESUME_SALE_PAYMENT, (ctx, { paymentId }) => resumeSalePayment(ctx, paymentId)),
  declareJob(MOVE_SALE_MONEY, (ctx, { saleId }) => moveSaleMoney(ctx, saleId)),
  declareJob(TELL_TRACKING, (ctx, { saleId }) => tellTracking(ctx, saleId)),
  declareJob(LOOK_AFTER_HELD, lookAfterHeld),
  declareJob(CHECK_MORE_LIGHTS, (ctx, from) => checkGreenLights(ctx, { from })),
  declareScheduledJob('watch-sale-cases', '7,27,47 * * * *', watchSaleCases),
  declareScheduledJob('keep-sale-deadlines', '* * * * *', keepSaleDeadlines),
  declareScheduledJob('check-green-lights', '*/5 * * * *', (ctx) => checkGreenLights(ctx)),
  declareScheduledJob('reconcile-sales', '*/2 * * * *', reconcileSales),
  declareScheduledJob('write-sale-reminders', '23 * * * *', writeSaleReminders),
  declareScheduledJob('watch-the-wall', '41 * * * *', watchTheWall),
  declareScheduledJob('reconcile-all-sales', '17 2 * * *', reconcileAllSales),
];

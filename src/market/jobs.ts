import type { Platform } from '#platform/platform.ts';
import type { JobHandlers } from '#platform/jobs/queue.ts';
import { isNobodys } from '#rules/personal-data/column-words.ts';
import { answerCodeRequest, sendWaitingCode } from './accounts/codes/ask-for-code.ts';
import { makeExport } from './personal-data/download/export-data.ts';
import { forgetOldLogins } from './accounts/forget-old-logins.ts';
import { purgeAccounts } from './personal-data/erase/purge-accounts.ts';
import { resealSecondFactors } from './accounts/second-factor/reseal-second-factors.ts';
import { expireAds } from './ads/life/expire-ads.ts';
import { purgeAds } from './personal-data/erase/purge-ads.ts';
import { notifyOfReview } from './ads/life/notify-of-review.ts';
import { warnOfExpiry } from './ads/life/warn-of-expiry.ts';
import { openContext } from './context.ts';
import { forgetOldKeys } from './idempotency/forget-old-keys.ts';
import { forgetOldLimits } from './rate-limits/forget-old-limits.ts';
import { forgetOldMails } from './mails/forget-old-mails.ts';
import { handlePaymentEvent } from './payments/settle/handle-payment-event.ts';
import { reconcileOrders } from './payments/settle/reconcile-orders.ts';
import { resumeOrder } from './payments/settle/resume-order.ts';
import { notifyOfPlanEnding } from './payments/plans/notify-of-plan-ending.ts';
import { forgetOldData } from './personal-data/erase/forget-old-data.ts';
import { recheckSales } from './prices/sales/count-sale.ts';
import { refitPriceTable } from './prices/sales/refit-price-table.ts';
import { repriceAds } from './prices/reprice-ads.ts';
import { clearPhotoFiles } from './photos/clear-photo-files.ts';
import { addAvifCopies } from './photos/add-avif-copies.ts';
import { sweepPhotos } from './photos/sweep-photos.ts';
import { notifyOfNewAds } from './searches/notify-of-new-ads.ts';

/** What the worker does for each job. A job may run twice: each of these does no harm then. */
export function jobHandlers(platform: Platform): JobHandlers {
  const system = openContext(platform, null, 'job');
  return {
    // Nobody reads what is sent to somebody who is gone: an order of theirs may still be settled, a report decided.
    'send-mail': async (mail, jobId) => {
      if (!isNobodys(mail.to)) await platform.mailer.send(mail, jobId);
    },
    'expire-ads': () => expireAds(system),
    'warn-of-expiry': () => warnOfExpiry(system),
    'purge-ads': () => purgeAds(system),
    'sweep-photos': () => sweepPhotos(system),
    'clear-photo-files': ({ key }) => clearPhotoFiles(system, key),
    'make-avif': ({ adId }) => addAvifCopies(system, adId),
    'refit-prices': () => refitPriceTable(system),
    'reprice-ads': () => repriceAds(system),
    'forget-old-keys': () => forgetOldKeys(system),
    'send-code': (asked) => answerCodeRequest(system, asked),
    'send-registration-code': ({ registrationId }) => sendWaitingCode(system, registrationId),
    'make-export': (asked) => makeExport(system, asked),
    'purge-accounts': () => purgeAccounts(system),
    'forget-old-logins': async () => {
      await recheckSales(system);
      await forgetOldLogins(system);
      await forgetOldLimits(system);
      await forgetOldData(system);
      await forgetOldMails(system);
    },
    'reseal-second-factors': () => resealSecondFactors(system),
    'handle-payment-event': ({ eventId }) => handlePaymentEvent(system, eventId),
    'resume-order': ({ orderId }) => resumeOrder(system, orderId),
    'reconcile-orders': () => reconcileOrders(system),
    'tell-plan-ending': () => notifyOfPlanEnding(system),
    'tell-new-ads': () => notifyOfNewAds(system),
    'tell-review': (decided) => notifyOfReview(system, decided),
  };
}

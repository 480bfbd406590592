import type { Platform } from '#platform/platform.ts';
import type { JobHandlers } from '#platform/queue.ts';
import { expireAds } from './ads/expire-ads.ts';
import { openContext } from './context.ts';
import { forgetOldKeys } from './idempotency/forget-old-keys.ts';
import { refitPrices } from './prices/refit-prices.ts';
import { repriceAds } from './prices/reprice-ads.ts';
import { sweepPhotos } from './photos/sweep-photos.ts';

/** What the worker does for each job. A job may run twice: each of these does no harm then. */
export function jobHandlers(platform: Platform): JobHandlers {
  const system = openContext(platform, null, 'job');
  return {
    'send-mail': (mail, jobId) => platform.mailer.send(mail, jobId),
    'expire-ads': () => expireAds(system),
    'sweep-photos': () => sweepPhotos(system),
    'refit-prices': () => refitPrices(system),
    'reprice-ads': () => repriceAds(system),
    'forget-old-keys': () => forgetOldKeys(system),
  };
}

import { declareJob, declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { RUN_IMPORT, runRows } from './import/run-import.ts';
import { expireAds } from './life/expire-ads.ts';
import { NOTIFY_OF_REVIEW, notifyOfReview } from './life/notify-of-review.ts';
import { warnOfExpiry } from './life/warn-of-expiry.ts';

/** What ads go through without anybody asking. */
export const adJobs: readonly DeclaredJob[] = [
  declareScheduledJob('expire-ads', '*/10 * * * *', expireAds),
  declareScheduledJob('warn-of-expiry', '23 * * * *', warnOfExpiry),
  declareJob(NOTIFY_OF_REVIEW, notifyOfReview),
  declareJob(RUN_IMPORT, runRows),
];

import type { RunnableJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/platform.ts';
import { accountJobs } from './accounts/jobs.ts';
import { agreementJobs } from './agreements/jobs.ts';
import { adJobs } from './ads/jobs.ts';
import { bundleJobs } from './bundles/jobs.ts';
import { certifiedJobs } from './certified/jobs.ts';
import { openContext } from './context.ts';
import type { DeclaredJob } from './declare-job.ts';
import { idempotencyJobs } from './idempotency/jobs.ts';
import { mailJobs } from './mails/jobs.ts';
import { notificationJobs } from './notifications/jobs.ts';
import { operatorJobs } from './operator/jobs.ts';
import { paymentJobs } from './payments/jobs.ts';
import { personalDataJobs } from './personal-data/jobs.ts';
import { photoJobs } from './photos/jobs.ts';
import { priceJobs } from './prices/jobs.ts';
import { rateLimitJobs } from './rate-limits/jobs.ts';
import { ratingJobs } from './ratings/jobs.ts';
import { saleJobs } from './sales/jobs.ts';
import { savedJobs } from './saved/jobs.ts';
import { searchJobs } from './searches/jobs.ts';
import { staffJobs } from './staff/jobs.ts';
import { wantedJobs } from './wanted/jobs.ts';

/** What is done later or by the clock, handed in by the subject that does it. */
const JOBS: readonly DeclaredJob[] = [
  ...accountJobs,
  ...adJobs,
  ...agreementJobs,
  ...bundleJobs,
  ...certifiedJobs,
  ...idempotencyJobs,
  ...mailJobs,
  ...notificationJobs,
  ...operatorJobs,
  ...paymentJobs,
  ...personalDataJobs,
  ...photoJobs,
  ...priceJobs,
  ...rateLimitJobs,
  ...ratingJobs,
  ...saleJobs,
  ...savedJobs,
  ...searchJobs,
  ...staffJobs,
  ...wantedJobs,
];

/** For each of these the database has a queue before anybody works. */
export const JOB_NAMES = JOBS.map(({ name }) => name);

/** What an offer, an agreement or a sale goes through by the clock. */
export const JOBS_OF_DEALS: ReadonlySet<string> = new Set(
  [...agreementJobs, ...saleJobs].map(({ name }) => name),
);

/** What a worker does. */
export function bindJobs(platform: Platform): RunnableJob[] {
  const system = openContext(platform, null, 'job');
  return JOBS.map((job) => ({ ...job, run: (payload, jobId) => job.run(system, payload as never, jobId) }));
}

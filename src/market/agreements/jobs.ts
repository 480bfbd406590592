import { declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { expireOffers } from './clock/expire-offers.ts';

/** What offers go through without anybody asking. */
export const agreementJobs: readonly DeclaredJob[] = [
  declareScheduledJob('expire-offers', '*/10 * * * *', expireOffers),
];

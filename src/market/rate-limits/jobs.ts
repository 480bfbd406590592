import { declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { forgetOldLimits } from './forget-old-limits.ts';

/** What was counted is not stored for ever. */
export const rateLimitJobs: readonly DeclaredJob[] = [
  declareScheduledJob('forget-old-limits', '53 * * * *', forgetOldLimits),
];

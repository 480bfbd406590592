import { declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { forgetOldKeys } from './forget-old-keys.ts';

/** What is known of earlier requests is not stored for ever. */
export const idempotencyJobs: readonly DeclaredJob[] = [
  declareScheduledJob('forget-old-keys', '41 3 * * *', forgetOldKeys),
];

import { declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { endOldChecks } from './end-old-checks.ts';

/** Checks of buyers whose time is over. */
export const certifiedJobs: readonly DeclaredJob[] = [
  declareScheduledJob('end-buyer-checks', '41 * * * *', endOldChecks),
];

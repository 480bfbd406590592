import { declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { tellOverdue } from './today/tell-overdue.ts';

/** What staff hear in the morning. */
export const staffJobs: readonly DeclaredJob[] = [
  declareScheduledJob('tell-overdue', '30 5 * * *', tellOverdue),
];

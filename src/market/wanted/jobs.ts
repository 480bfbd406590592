import { declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { endDue } from './keep/end-due.ts';
import { matchJobs } from './match-jobs.ts';

/** What requests go through without anybody asking. */
export const wantedJobs: readonly DeclaredJob[] = [
  declareScheduledJob('end-wanted', '*/10 * * * *', endDue),
  ...matchJobs,
];

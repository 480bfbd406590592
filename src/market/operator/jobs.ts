import { declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { warnOfFullDisk } from './warn-of-full-disk.ts';

/** What whoever runs the site must hear of. */
export const operatorJobs: readonly DeclaredJob[] = [
  declareScheduledJob('warn-of-full-disk', '*/10 * * * *', warnOfFullDisk),
];

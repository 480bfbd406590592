import { declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { watchBundles } from './watch/watch-bundles.ts';

/** Tells people of changes in the bundles they watch. */
export const bundleJobs: readonly DeclaredJob[] = [
  declareScheduledJob('watch-bundles', '*/10 * * * *', watchBundles),
];

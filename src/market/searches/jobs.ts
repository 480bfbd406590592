import { declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { notifyOfNewAds } from './notify-of-new-ads.ts';

/** Tells people of new ads for their searches. */
export const searchJobs: readonly DeclaredJob[] = [
  declareScheduledJob('tell-new-ads', '* * * * *', notifyOfNewAds),
];

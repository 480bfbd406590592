import { declareJob, declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { MAKE_EXPORT, makeExport } from './download/export-data.ts';
import { forgetOldData } from './erase/forget-old-data.ts';
import { purgeAccounts } from './erase/purge-accounts.ts';
import { purgeAds } from './erase/purge-ads.ts';

/** What is forgotten when its time is over, and what people download of theirs. */
export const personalDataJobs: readonly DeclaredJob[] = [
  declareScheduledJob('purge-ads', '7 3 * * *', purgeAds),
  declareScheduledJob('purge-accounts', '23 * * * *', purgeAccounts),
  declareScheduledJob('forget-old-data', '53 * * * *', forgetOldData),
  declareJob(MAKE_EXPORT, makeExport),
];

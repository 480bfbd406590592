import { declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { matchAds } from './matching/match-ads.ts';
import { matchWanted } from './matching/match-wanted.ts';
import { tellMatches } from './tell/tell-matches.ts';

/** What fits, found and told. Each minute: what is to be looked at is noted with the change itself. */
export const matchJobs: readonly DeclaredJob[] = [
  declareScheduledJob('match-ad', '* * * * *', matchAds),
  declareScheduledJob('match-wanted', '* * * * *', matchWanted),
  declareScheduledJob('tell-matches', '37 * * * *', tellMatches),
];

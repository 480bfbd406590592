import { declareJob, declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { TELL_PRICE_DROP } from '../ads/news/ask-for-price-drop.ts';
import { notifyOfPriceDrop } from './drop/notify-of-price-drop.ts';
import { TELL_FOLLOWERS } from '../ads/news/ask-followers.ts';
import { notifyFollowers } from './follow/notify-followers.ts';
import { TELL_FREE } from '../agreements/tell/tell-free.ts';
import { findFree } from './free/find-free.ts';
import { notifyOfFree } from './free/notify-of-free.ts';

/** Tells people of lower prices, of new hair from whom they follow, and of hair that is free again. */
export const savedJobs: readonly DeclaredJob[] = [
  declareJob(TELL_PRICE_DROP, notifyOfPriceDrop),
  declareJob(TELL_FOLLOWERS, notifyFollowers),
  declareJob(TELL_FREE, notifyOfFree),
  declareScheduledJob('find-free', '*/10 * * * *', findFree),
];

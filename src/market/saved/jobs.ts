import { declareJob, type DeclaredJob } from '../declare-job.ts';
import { TELL_PRICE_DROP } from '../ads/news/ask-for-price-drop.ts';
import { notifyOfPriceDrop } from './drop/notify-of-price-drop.ts';
import { TELL_FOLLOWERS } from '../ads/news/ask-followers.ts';
import { notifyFollowers } from './follow/notify-followers.ts';

/** Tells people of lower prices, and of new hair from whom they follow. */
export const savedJobs: readonly DeclaredJob[] = [
  declareJob(TELL_PRICE_DROP, notifyOfPriceDrop),
  declareJob(TELL_FOLLOWERS, notifyFollowers),
];

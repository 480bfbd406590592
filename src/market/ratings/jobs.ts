import { declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { openSealedRatings } from './sealed/open-sealed-ratings.ts';
import { timeAnswers } from './answer-times/time-answers.ts';

/** Ratings whose days under seal are over, and how quickly sellers answer. */
export const ratingJobs: readonly DeclaredJob[] = [
  declareScheduledJob('open-sealed-ratings', '*/10 * * * *', openSealedRatings),
  declareScheduledJob('time-answers', '17 2 * * *', timeAnswers),
];

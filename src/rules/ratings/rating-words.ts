import { plural } from '../text/plural.ts';
import { MARK_MAX } from './rating-rules.ts';

/** Who wrote it, where they have left. */
export const WHO_LEFT = 'Somebody who has left';

/** '4.6 of 5'; a whole number keeps its decimal, so that it is seen to be a mean. */
export const showMean = (mean: number): string => `${mean.toFixed(1)} of ${MARK_MAX}`;

/** '4.6 of 5 from 2 ratings'. */
export const describeRating = ({ mean, count }: { mean: number; count: number }): string =>
  `${showMean(mean)} from ${plural(count, 'rating')}`;

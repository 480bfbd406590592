import { plural } from '../text/plural.ts';
import { type Mark, MARK_MAX, type SaleSide } from './rating-rules.ts';

/** What is asked for each mark, of a seller and of a buyer. One: not at all. Five: entirely. */
export const MARK_HINTS: Record<Mark, Record<SaleSide, string>> = {
  asDescribed: {
    seller: 'Was the hair as the ad said? 1 is not at all, 5 is entirely.',
    buyer: 'Was it paid as you agreed? 1 is not at all, 5 is entirely.',
  },
  kind: { seller: 'Did they write in a friendly way?', buyer: 'Did they write in a friendly way?' },
  quick: { seller: 'Did they answer and post soon?', buyer: 'Did they answer and pay soon?' },
};

/** Who wrote it, where they have left. */
export const WHO_LEFT = 'Somebody who has left';

/** '4.6 of 5'; a whole number keeps its decimal, so that it is seen to be a mean. */
export const showMean = (mean: number): string => `${mean.toFixed(1)} of ${MARK_MAX}`;

/** '4.6 of 5 from 2 ratings'. */
export const describeRating = ({ mean, count }: { mean: number; count: number }): string =>
  `${showMean(mean)} from ${plural(count, 'rating')}`;

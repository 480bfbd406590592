import { z } from 'zod';
import { RATING_RULES } from '#rules/ratings/rating-rules.ts';
import { AnswerRating, SellerRatings, WriteRating } from '#rules/ratings/rating-schema.ts';
import {
  RatingAboutMe,
  RatingSummary,
  RatingView,
  SaleToRate,
  WrittenRating,
} from '#market/ratings/rating-view.ts';
import { change, create, read } from '../operation.ts';

const { openDays, sealedDays } = RATING_RULES;

/** What the two sides of a sale say of each other. */
export const ratingOperations = {
  ofSeller: read({
    about: 'What buyers said of a seller, the latest first, and the mean of all marks, never rounded up.',
    access: 'anyone',
    input: SellerRatings,
    output: { rating: RatingSummary, items: z.array(RatingView), next: z.string().nullable() },
    order: (market, query) => market.ratings.ofSeller(query),
  }),
  mine: read({
    about:
      'The sales you can still rate, what you wrote, and what you can read about yourself: the latest 20.',
    access: 'rate the other side of a sale',
    output: {
      toWrite: z.array(SaleToRate),
      written: z.array(WrittenRating),
      about: z.array(RatingAboutMe),
    },
    order: (market) => market.ratings.mine(),
  }),
  write: create({
    about: `Rates the other side of a sale, once and within ${openDays} days of it. Nobody else reads it until both have written, or until ${sealedDays} days after the first.`,
    access: 'rate the other side of a sale',
    input: WriteRating,
    output: { ratingId: z.string(), isSealed: z.boolean() },
    order: (market, rating) => market.ratings.write(rating),
  }),
  answer: change({
    about: 'Answers a rating about you, once. To have one taken down, report it.',
    access: 'answer a rating about you',
    input: AnswerRating,
    order: (market, answer) => market.ratings.answer(answer),
  }),
};

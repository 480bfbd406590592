import { z } from 'zod';
import { idField, line, withoutTags } from '../text/text-schema.ts';
import { MARK_MAX, RATING_RULES } from './rating-rules.ts';

const mark = z
  .int(`Choose 1 to ${MARK_MAX}.`)
  .min(1, `Choose 1 to ${MARK_MAX}.`)
  .max(MARK_MAX, `Choose 1 to ${MARK_MAX}.`);

const version = z
  .int('Say which version of the rating you saw.')
  .min(1, 'Say which version of the rating you saw.');

/** What one side of a sale says of the other. */
export const WriteRating = z.strictObject({
  saleId: idField('Say which sale you mean.'),
  asDescribed: mark,
  kind: mark,
  quick: mark,
  sentence: withoutTags(line({ name: 'sentence', min: 0, max: RATING_RULES.sentenceMax })).default(''),
});
export type WriteRating = z.infer<typeof WriteRating>;

/** The one answer of whom it is about. */
export const AnswerRating = z.strictObject({
  ratingId: idField('Say which rating you mean.'),
  version,
  answer: withoutTags(line({ name: 'answer', min: 2, max: RATING_RULES.answerMax })),
});
export type AnswerRating = z.infer<typeof AnswerRating>;

export const SellerRatings = z.strictObject({
  userId: idField('Say which seller you mean.'),
  limit: z.coerce.number().int().min(1).max(100).default(24),
  after: z.string().max(200).optional(),
});
export type SellerRatings = z.infer<typeof SellerRatings>;

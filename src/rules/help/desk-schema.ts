import { z } from 'zod';
import { staffReason } from '../moderation/decision-schema.ts';
import { line, lines } from '../text/text-schema.ts';
import { CASE_NUMBER, CASE_TOPICS } from './case-words.ts';

const caseNumber = z.string('Say which case.').regex(CASE_NUMBER, 'Say which case.');
/** The version that was read: whoever acts on an older one hears what happened since. */
const version = z.coerce
  .number('Load the page again.')
  .int('Load the page again.')
  .min(1, 'Load the page again.');
const seen = { caseNumber, version };

/** An answer to the person, by e-mail and on the page of their case. */
export const AnswerCase = z.strictObject({
  ...seen,
  answer: lines({ name: 'answer', min: 10, max: 4000 }),
  closes: z.boolean(),
});
export type AnswerCase = z.output<typeof AnswerCase>;

/** One of us writes to somebody, and they can answer. */
export const WriteToPerson = z.strictObject({
  userId: z.string('Say which user.').min(1, 'Say which user.').max(100, 'Say which user.'),
  topic: z.enum(CASE_TOPICS, 'Choose what it is about.'),
  subject: line({ name: 'subject', min: 3, max: 100 }),
  text: lines({ name: 'message', min: 10, max: 3800 }),
});
export type WriteToPerson = z.output<typeof WriteToPerson>;

/** What only staff read. */
export const NoteOnCase = z.strictObject({ ...seen, note: lines({ name: 'note', min: 3, max: 2000 }) });
export type NoteOnCase = z.output<typeof NoteOnCase>;

/** Somebody else goes on with it. */
export const HandOverCase = z.strictObject({
  ...seen,
  to: z.string('Choose a colleague.').min(1, 'Choose a colleague.').max(100, 'Choose a colleague.'),
  message: lines({ name: 'message', min: 3, max: 2000 }).optional(),
});
export type HandOverCase = z.output<typeof HandOverCase>;

/** Closes a case without an answer, opens it again, or has the management decide it. */
export const MoveCase = z.strictObject({ ...seen, reason: staffReason });
export type MoveCase = z.output<typeof MoveCase>;

/** The person writes again, by the signed address of their case. */
export const WriteAgain = z.strictObject({
  caseNumber,
  key: z.string().max(200),
  text: lines({ name: 'message', min: 3, max: 4000 }),
});
export type WriteAgain = z.output<typeof WriteAgain>;

/** An answer that staff have ready. */
export const SaveReadyAnswer = z.strictObject({
  id: z.string().max(100).optional(),
  version: version.optional(),
  title: line({ name: 'name', min: 3, max: 80 }),
  text: lines({ name: 'answer', min: 10, max: 4000 }),
  reason: staffReason,
});
export type SaveReadyAnswer = z.output<typeof SaveReadyAnswer>;

export const DeleteReadyAnswer = z.strictObject({
  id: z.string('Say which answer.').min(1, 'Say which answer.').max(100, 'Say which answer.'),
  version,
  reason: staffReason,
});
export type DeleteReadyAnswer = z.output<typeof DeleteReadyAnswer>;

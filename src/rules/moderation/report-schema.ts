import { z } from 'zod';
import { email } from '../accounts/account-schema.ts';
import { line, lines } from '../text/text-schema.ts';
import { REPORT_TARGETS, REPORT_REASONS } from './report-words.ts';

/** What anybody, also without an account, can tell us about an ad, a message, a person, a rating or a request. */
export const CreateReport = z.strictObject({
  target: z.strictObject(
    {
      kind: z.enum(REPORT_TARGETS, 'Say whether it is an ad, a message, a person, a rating or a request.'),
      id: line({ name: 'thing you report', max: 100 }),
    },
    'Say what you are reporting.',
  ),
  reason: z.enum(REPORT_REASONS, 'Choose the reason that fits best.'),
  text: lines({ name: 'text', min: 0, max: 2000 }).default(''),
  email: email.nullish(),
});
export type CreateReport = z.infer<typeof CreateReport>;

import { z } from 'zod';
import { email } from '../accounts/account-schema.ts';
import { line, lines } from '../text/text-schema.ts';

export const REPORT_TARGETS = ['ad', 'message', 'user'] as const;

export const REPORT_REASONS = [
  'temple-hair',
  'not-the-sellers-hair',
  'photo-from-elsewhere',
  'minor',
  'harassment',
  'scam',
  'wrong-facts',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  'temple-hair': 'Temple hair, combings or floor hair',
  'not-the-sellers-hair': 'The hair is not the seller’s to sell',
  'photo-from-elsewhere': 'The photo is from elsewhere',
  minor: 'It concerns somebody under 18',
  harassment: 'Harassment',
  scam: 'A scam',
  'wrong-facts': 'The facts are wrong',
  other: 'Something else',
};

/** What anybody, also without an account, can tell us about an ad, a message or a person. */
export const CreateReport = z.strictObject({
  target: z.strictObject(
    {
      kind: z.enum(REPORT_TARGETS, 'Say whether it is an ad, a message or a person.'),
      id: line({ name: 'thing you report', max: 100 }),
    },
    'Say what you are reporting.',
  ),
  reason: z.enum(REPORT_REASONS, 'Choose the reason that fits best.'),
  text: lines({ name: 'text', min: 0, max: 2000 }).default(''),
  email: email.nullish(),
});
export type CreateReport = z.infer<typeof CreateReport>;

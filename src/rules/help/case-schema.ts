import { z } from 'zod';
import { email } from '../accounts/account-schema.ts';
import { line, lines } from '../text/text-schema.ts';

export const CASE_TOPICS = [
  'selling',
  'buying',
  'safety',
  'plan',
  'account',
  'data',
  'appeal',
  'accessibility',
  'complaint',
  'website',
  'press',
  'other',
] as const;
export type CaseTopic = (typeof CASE_TOPICS)[number];

/** What each topic is called, and within how many working days we answer. */
export const CASE_TOPIC_WORDS: Record<CaseTopic, { label: string; answerDays: number }> = {
  selling: { label: 'Selling my hair', answerDays: 2 },
  buying: { label: 'Buying hair', answerDays: 2 },
  safety: { label: 'A scam, or I feel unsafe', answerDays: 1 },
  plan: { label: 'My plan or a payment', answerDays: 2 },
  account: { label: 'My account or logging in', answerDays: 2 },
  data: { label: 'My data', answerDays: 5 },
  appeal: { label: 'Look again at a decision', answerDays: 5 },
  accessibility: { label: 'Accessibility', answerDays: 2 },
  complaint: { label: 'A complaint about us', answerDays: 5 },
  website: { label: 'Something on the site is wrong', answerDays: 3 },
  press: { label: 'Press', answerDays: 1 },
  other: { label: 'Something else', answerDays: 3 },
};

/** How many cases one e-mail address may open in an hour. */
export const CASES_PER_HOUR = 5;

/** A person needs longer to write a message than a program; a page left open for a day is stale. */
export const WRITING_TIME = { leastSeconds: 3, mostSeconds: 24 * 60 * 60 };

const NO_CASE_NUMBER = 'Enter the number from our e-mail, like FH-26-ABC234.';
const ID_IN_LINK = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** A message to us, from the contact page or customer service. */
export const OpenCase = z.strictObject({
  topic: z.enum(CASE_TOPICS, 'Choose what it is about.'),
  email,
  ad: line({ name: 'ad', max: 300 })
    .refine((link) => ID_IN_LINK.test(link), 'Copy the address of the ad’s page, or leave this empty.')
    .transform((link) => ID_IN_LINK.exec(link)?.[0]?.toLowerCase())
    .optional(),
  text: lines({ name: 'message', min: 20, max: 4000 }),
  /** No person sees this field, so whoever fills it in is none. */
  website: z.undefined('Please leave the hidden field empty.').optional(),
  /** When the form was handed out, signed by us. */
  stamp: z.string('Please send it once more.').max(200, 'Please send it once more.'),
});
export type OpenCase = z.infer<typeof OpenCase>;

const CASE_NUMBER = /^[A-Z0-9-]{6,24}$/;

/** What nobody can have been given is not looked for. */
export const isCaseNumber = (text: string): boolean => CASE_NUMBER.test(text);

/** Asking how a case stands: only whoever knows both hears anything. */
export const FindCase = z.strictObject({
  caseNumber: z
    .string(NO_CASE_NUMBER)
    .overwrite((text) => text.trim().toUpperCase())
    .regex(CASE_NUMBER, NO_CASE_NUMBER),
  caseEmail: email,
});
export type FindCase = z.infer<typeof FindCase>;

import { DAY_SECONDS } from '../time.ts';

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
  data: { label: 'My data', answerDays: 2 },
  appeal: { label: 'Look again at a decision', answerDays: 2 },
  accessibility: { label: 'Accessibility', answerDays: 2 },
  complaint: { label: 'A complaint about us', answerDays: 2 },
  website: { label: 'Something on the site is wrong', answerDays: 2 },
  press: { label: 'Press', answerDays: 1 },
  other: { label: 'Something else', answerDays: 2 },
};

/** How a case stands: it waits for us, for the person, or is over. */
export const CASE_STATES = { waiting: 'Waits for us', answered: 'Answered', closed: 'Closed' } as const;
export type CaseState = keyof typeof CASE_STATES;

export function toCaseState({ dueAt, closedAt }: { dueAt: Date | null; closedAt: Date | null }): CaseState {
  if (closedAt !== null) return 'closed';
  return dueAt === null ? 'answered' : 'waiting';
}

/** How many cases one e-mail address may open in an hour. */
export const CASES_PER_HOUR = 5;

/** A person needs longer to write a message than a program; a page left open for a day is stale. */
export const WRITING_TIME = { leastSeconds: 3, mostSeconds: DAY_SECONDS };

export const CASE_NUMBER = /^[A-Z0-9-]{6,24}$/;

/** What nobody can have been given is not looked for. */
export const isCaseNumber = (text: string): boolean => CASE_NUMBER.test(text);

import { DAY_MS } from '../time.ts';
import { CASE_TOPIC_WORDS, type CaseTopic } from './case-words.ts';

/** When our office closes, by UTC: until then a promised day is not over. */
const CLOSING_HOUR = 17;
/** A century: among cases of safety the one promised first comes first, and all of them before the others. */
const AHEAD_MS = 100 * 365 * DAY_MS;
/** After so many days of a complaint that is not settled the management decides. */
const MANAGEMENT_AFTER_DAYS = 15;

/** By when we promise an answer: at the end of so many working days after the one on which somebody wrote. */
export function promiseAnswer(topic: string, writtenAt: Date): Date {
  const due = new Date(writtenAt);
  due.setUTCHours(CLOSING_HOUR, 0, 0, 0);
  for (let left = answerDaysFor(topic); left > 0; left -= 1)
    do due.setUTCDate(due.getUTCDate() + 1);
    while (isWeekend(due));
  return due;
}

const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6;

/** What is of a topic that we no longer have is answered as most are. */
const answerDaysFor = (topic: string): number =>
  (CASE_TOPIC_WORDS[topic as CaseTopic] ?? CASE_TOPIC_WORDS.other).answerDays;

/** Where a case stands in the queue: safety first, then by the day promised. */
export const toQueueTime = (topic: string, dueAt: Date): Date =>
  topic === 'safety' ? new Date(dueAt.getTime() - AHEAD_MS) : dueAt;

/** Whether what somebody writes again goes to the management: a complaint that was not settled in time. */
export const goesToManagement = (topic: string, openedAt: Date, now: Date): boolean =>
  topic === 'complaint' && now.getTime() - openedAt.getTime() >= MANAGEMENT_AFTER_DAYS * DAY_MS;

import { ACCOUNT_QUESTIONS } from './faq-account.ts';
import { BUYING_QUESTIONS } from './faq-buying.ts';
import { PAYING_QUESTIONS } from './faq-paying.ts';
import { SAFETY_QUESTIONS } from './faq-safety.ts';
import { SELLING_QUESTIONS } from './faq-selling.ts';
import type { Question, QuestionGroup } from './question.ts';

export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  SELLING_QUESTIONS,
  BUYING_QUESTIONS,
  PAYING_QUESTIONS,
  SAFETY_QUESTIONS,
  ACCOUNT_QUESTIONS,
];

export const ALL_QUESTIONS: readonly Question[] = QUESTION_GROUPS.flatMap(({ questions }) => questions);

const TOP_QUESTION_IDS = ['when-may-i-cut', 'how-to-measure', 'never-coloured', 'why-no-temple-hair'];

/** For the front page, in this order. */
export const TOP_QUESTIONS: readonly Question[] = TOP_QUESTION_IDS.flatMap((id) =>
  ALL_QUESTIONS.filter((question) => question.id === id),
);

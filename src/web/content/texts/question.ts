import { type Block, blocksToText } from './article.ts';

/** A question people ask. `id` is its address on the page and never changes. */
export type Question = { id: string; question: string; answer: readonly Block[] };

export type QuestionGroup = { id: string; title: string; questions: readonly Question[] };

/** The groups with only those questions that hold every word that is looked for. */
export function findQuestions(groups: readonly QuestionGroup[], words: string): QuestionGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ question, answer }: Question) => {
    const text = `${question} ${blocksToText(answer)}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(fits) }))
    .filter(({ questions }) => questions.length > 0);
}

export const countQuestions = (groups: readonly QuestionGroup[]): number =>
  groups.reduce((sum, { questions }) => sum + questions.length, 0);

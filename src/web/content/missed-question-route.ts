import { redirect } from 'react-router';
import { isRefusal } from '#rules/refusal.ts';
import type { Route } from './+types/missed-question-route.ts';
import { readSmallForm } from '../request/limit-form-size.ts';
import { marketContext } from '../request/page-context.ts';
import { findQuestions } from './texts/question.ts';
import { QUESTION_GROUPS } from './texts/questions.ts';
import { readWords } from './use-question-search.ts';

export const loader = () => redirect('/faq');

/** Needs no token: a stranger who could send this would add words to a list that only we read. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const words = readWords((await readSmallForm(request)).toString());
  if (words === '' || findQuestions(QUESTION_GROUPS, words).length > 0)
    return new Response(null, { status: 422 });
  try {
    await context.get(marketContext).help.noteMiss(words);
  } catch (error) {
    // Too often: nobody needs to know.
    if (!isRefusal(error)) throw error;
  }
  return new Response(null, { status: 204 });
}

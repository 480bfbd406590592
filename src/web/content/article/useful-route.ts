import { redirect } from 'react-router';
import { VoteOnPage } from '#rules/help/page-vote-schema.ts';
import { isRefusal } from '#rules/refusal.ts';
import type { Route } from './+types/useful-route.ts';
import { readSmallForm } from '../../request/limit-form-size.ts';
import { marketContext } from '../../request/page-context.ts';

export const loader = () => redirect('/');

/** Needs no token: a stranger who could send this would add one to a number that only we read. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { stay, ...fields } = Object.fromEntries(await readSmallForm(request));
  const vote = VoteOnPage.safeParse(fields);
  if (!vote.success) return redirect('/', 303);
  try {
    await context.get(marketContext).help.vote(vote.data);
  } catch (error) {
    // Too often: whoever presses it for fun is thanked all the same, and not counted.
    if (!isRefusal(error)) throw error;
  }
  if (stay !== undefined) return new Response(null, { status: 204 });
  return redirect(`${vote.data.path}?useful=${vote.data.useful}#useful`, 303);
}

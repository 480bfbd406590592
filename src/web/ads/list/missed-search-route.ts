import { redirect } from 'react-router';
import { isRefusal } from '#rules/refusal.ts';
import type { Route } from './+types/missed-search-route.ts';
import { readSmallForm } from '../../request/limit-form-size.ts';
import { marketContext } from '../../request/page-context.ts';
import { readListing } from '../find/read-listing.ts';

export const loader = () => redirect('/all-ads');

/** Needs no token: a stranger who could send this would add words to a list that only we read. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { search } = readListing('/all-ads', await readSmallForm(request));
  try {
    await context.get(marketContext).ads.noteMiss(search);
  } catch (error) {
    // Too often: nobody needs to know.
    if (!isRefusal(error)) throw error;
  }
  return new Response(null, { status: 204 });
}

import { redirect } from 'react-router';
import type { Route } from './+types/prefs-route.ts';
import { siteContext } from '../../request/page-context.ts';
import { readSmallForm } from '../../request/limit-form-size.ts';
import { savePrefs } from './prefs-cookie.ts';

export const loader = () => redirect('/');

/** Needs no token: a stranger who could send this would change the colours of a page. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return savePrefs(request, await readSmallForm(request), context.get(siteContext).origin);
}

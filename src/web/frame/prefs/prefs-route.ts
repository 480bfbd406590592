import { redirect } from 'react-router';
import type { Route } from './+types/prefs-route.ts';
import { clockContext, siteContext } from '../../request/page-context.ts';
import { readSmallForm } from '../../request/limit-form-size.ts';
import { savePrefs } from './prefs-cookie.ts';

export const loader = () => redirect('/');

/** Needs no token: a stranger who could send this would change the colours of a page. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { origin } = context.get(siteContext);
  return savePrefs(request, await readSmallForm(request), { origin, now: context.get(clockContext)() });
}

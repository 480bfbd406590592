import { redirect } from 'react-router';
import type { Route } from './+types/prefs-route.ts';
import { siteContext } from '../../request/page-context.ts';
import { savePrefs } from './prefs-cookie.ts';

const MAX_BYTES = 4096;

export const loader = () => redirect('/');

/** Needs no token: a stranger who could send this would change the colours of a page. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (!(Number(request.headers.get('Content-Length') ?? Number.NaN) <= MAX_BYTES))
    throw new Response(null, { status: 413 });
  return savePrefs(request, new URLSearchParams(await request.text()), context.get(siteContext).origin);
}

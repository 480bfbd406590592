import { redirect } from 'react-router';
import { pathWithinSite } from '#rules/path-within-site.ts';
import type { Route } from './+types/no-script-route.ts';

/** Where a browser is sent that once ran script and now does not: its pages say everything themselves again. */
export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(pathWithinSite(url.searchParams.get('next')) ?? '/', {
    headers: { 'Set-Cookie': 'js=; Max-Age=0; Path=/; SameSite=Lax' },
  });

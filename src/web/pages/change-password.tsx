import { redirect } from 'react-router';
import { areaOf } from '#rules/account.ts';
import type { Route } from './+types/change-password.ts';
import { marketContext } from '../page-context.ts';

/** Where password managers look for the page that changes a password. Staff have no such page and ask for a code. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = context.get(marketContext);
  if (!viewer) return redirect(`/login?next=${url.pathname}`, 302);
  const isStaff = viewer.role !== 'enduser';
  return redirect(isStaff ? '/forgot-password' : `${areaOf(viewer)}/settings#password-form`, 302);
}

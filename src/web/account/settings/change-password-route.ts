import { redirect } from 'react-router';
import { toSettingsPath } from '#rules/accounts/account.ts';
import type { Route } from './+types/change-password-route.ts';
import { marketContext } from '../../request/page-context.ts';
import { loginPath } from '../../request/submit.ts';

/** Where password managers look for the page that changes a password. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { viewer } = context.get(marketContext);
  return redirect(viewer ? `${toSettingsPath(viewer)}#password-form` : loginPath(request), 302);
}

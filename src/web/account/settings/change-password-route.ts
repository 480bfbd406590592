import { redirect } from 'react-router';
import { toSettingsPath } from '#rules/accounts/account.ts';
import type { Route } from './+types/change-password-route.ts';
import { requireSignIn } from '../../request/sign-in.ts';

/** Where password managers look for the page that changes a password. */
export const loader = (args: Route.LoaderArgs) =>
  redirect(`${toSettingsPath(requireSignIn(args).viewer)}#password-form`, 302);

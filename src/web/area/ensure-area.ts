import { redirect } from 'react-router';
import { type Account, toSettingsPath } from '#rules/accounts/account.ts';
import { ensureMayLook, type Permission } from '#rules/permissions.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { type Asked, requireSignIn } from '../request/sign-in.ts';

/** Whoever may enter here; a visitor is sent to the login and comes back, anybody else reads why not. */
export async function ensureArea(asked: Asked, permission: Permission): Promise<Account> {
  const { viewer } = requireSignIn(asked);
  if (viewer.lacksSecondFactor) throw redirect(`${toSettingsPath(viewer)}/second-factor`);
  return orRefusedPage(() => ensureMayLook(viewer, permission));
}

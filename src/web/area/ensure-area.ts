import { redirect, type RouterContextProvider } from 'react-router';
import { type Account, toSettingsPath } from '#rules/accounts/account.ts';
import { ensureMayLook, type Permission } from '#rules/permissions.ts';
import { marketContext } from '../request/page-context.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { loginPath } from '../request/submit.ts';

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Whoever may enter here; a visitor is sent to the login and comes back, anybody else reads why not. */
export async function ensureArea({ request, context }: Asked, permission: Permission): Promise<Account> {
  const { viewer } = context.get(marketContext);
  if (viewer === null) throw redirect(loginPath(request));
  if (viewer.lacksSecondFactor) throw redirect(`${toSettingsPath(viewer)}/second-factor`);
  return orRefusedPage(Promise.resolve().then(() => ensureMayLook(viewer, permission)));
}

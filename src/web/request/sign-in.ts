import { redirect, type RouterContextProvider } from 'react-router';
import type { Market } from '#market/market.ts';
import type { Account } from '#rules/accounts/account.ts';
import { marketContext } from './page-context.ts';

/** What a loader or an action is asked: `url` is the page's own address, also where only its data are asked for. */
export type Asked = { url: URL; context: Readonly<RouterContextProvider> };

/** The login page that leads back to `path`. */
export const loginPath = (path: string): string => `/login?next=${encodeURIComponent(path)}`;

/** The login page that leads back to this address. */
export const loginPathBackTo = ({ pathname, search }: URL): string => loginPath(pathname + search);

/** The market of somebody who is signed in; a visitor goes to the login and comes back. */
export function requireSignIn({ url, context }: Asked): Market & { viewer: Account } {
  const market = context.get(marketContext);
  if (market.viewer === null) throw redirect(loginPathBackTo(url));
  return market as Market & { viewer: Account };
}

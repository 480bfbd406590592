import { redirect, type RouterContextProvider } from 'react-router';
import type { Market } from '#market/market.ts';
import { marketContext } from './page-context.ts';
import { loginPath } from './submit.ts';

/** The market of somebody who is signed in; a visitor goes to the login and comes back. */
export function signedInOrLogin(request: Request, context: Readonly<RouterContextProvider>): Market {
  const market = context.get(marketContext);
  if (market.viewer === null) throw redirect(loginPath(request));
  return market;
}

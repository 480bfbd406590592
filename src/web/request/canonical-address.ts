import { type MiddlewareFunction, redirect } from 'react-router';

/** The pages whose one address ends in a slash; every other page has none. */
const WITH_SLASH = new Set([
  '/',
  '/payment/',
  '/website-safety/',
  '/protected-sale/',
  '/how-to-buy-hair-online/',
  '/how-do-i-sell-my-hair-online/',
]);

/** Every page has one address: its twin with (or without) the slash at the end answers 301. */
export const redirectToCanonical: MiddlewareFunction<Response> = ({ request, url }, next) => {
  const path = toCanonicalPath(url.pathname);
  if (request.method !== 'GET' || path === url.pathname) return next();
  throw redirect(path + url.search, 301);
};

/** Slashes at the start are folded into one: two of them would lead to another site. */
export function toCanonicalPath(pathname: string): string {
  const bare = `/${pathname.replace(/^\/+/, '').replace(/\/+$/, '')}`;
  const slashed = bare === '/' ? bare : `${bare}/`;
  return WITH_SLASH.has(slashed) ? slashed : bare;
}

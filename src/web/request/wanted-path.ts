import { type Account, toAreaPath } from '#rules/accounts/account.ts';
import { pathWithinSite } from '#rules/path-within-site.ts';

const COOKIE = 'wanted';
const MINUTES_KEPT = 60;
const MAX_PATH_LENGTH = 1000;

/**
 * Where somebody was going when they had to register, log in or choose a plan first. The way there leads over a
 * mail and over the payment provider's pages, so the browser keeps it for an hour; an address could not.
 */
export function wantedPath(request: Request): string | undefined {
  const kept = /(?:^|;\s*)wanted=([^;]*)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? '';
  try {
    return pathWithinSite(decodeURIComponent(kept));
  } catch {
    return undefined;
  }
}

/** Where somebody goes on to once nothing stands in their way. */
export function toContinueLink(request: Request, viewer: Account): { href: string; label: string } {
  const wanted = wantedPath(request);
  if (wanted) return { href: wanted, label: 'Continue where you were' };
  return { href: toAreaPath(viewer), label: 'Continue to your area' };
}

/** Headers that have the browser keep `?next=`; none where there is nothing to keep. */
export function keepWanted(url: URL): { 'Set-Cookie'?: string } {
  const path = pathWithinSite(url.searchParams.get('next'));
  if (!path || path.length > MAX_PATH_LENGTH) return {};
  return { 'Set-Cookie': writeWantedCookie(encodeURIComponent(path), MINUTES_KEPT * 60, url) };
}

/** They are on their way there: the next time, nothing is wanted. */
export const forgetWanted = (url: URL): { 'Set-Cookie': string } => ({
  'Set-Cookie': writeWantedCookie('', 0, url),
});

const writeWantedCookie = (value: string, seconds: number, url: URL) =>
  `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${url.protocol === 'https:' ? '; Secure' : ''}`;

import { createCookie } from 'react-router';
import { type Account, toAreaPath } from '#rules/accounts/account.ts';
import { HOUR_SECONDS } from '#rules/time.ts';
import { pathWithinSite } from '#rules/path-within-site.ts';

const MAX_PATH_LENGTH = 1000;

/**
 * Where somebody was going when they had to register, log in or choose a plan first. The way there leads over a
 * mail and over the payment provider's pages, so the browser keeps it for an hour; an address could not.
 */
const wantedCookie = createCookie('wanted', { httpOnly: true, sameSite: 'lax' });

/** Whatever a browser sends: only a path of ours comes out. */
export async function wantedPath(request: Request): Promise<string | undefined> {
  const kept: unknown = await wantedCookie.parse(request.headers.get('Cookie'));
  return typeof kept === 'string' ? pathWithinSite(kept) : undefined;
}

/** Where somebody goes on to once nothing stands in their way. */
export async function toContinueLink(
  request: Request,
  viewer: Account,
): Promise<{ href: string; label: string }> {
  const wanted = await wantedPath(request);
  if (wanted) return { href: wanted, label: 'Continue where you were' };
  return { href: toAreaPath(viewer), label: 'Continue to your area' };
}

/** Headers that have the browser keep `?next=`; none where there is nothing to keep. */
export async function keepWanted(url: URL): Promise<{ 'Set-Cookie'?: string }> {
  const path = pathWithinSite(url.searchParams.get('next'));
  if (!path || path.length > MAX_PATH_LENGTH) return {};
  return writeWanted(path, HOUR_SECONDS, url);
}

/** They are on their way there: the next time, nothing is wanted. */
export const forgetWanted = (url: URL) => writeWanted('', 0, url);

const writeWanted = async (path: string, maxAge: number, { protocol }: URL) => ({
  'Set-Cookie': await wantedCookie.serialize(path, { maxAge, secure: protocol === 'https:' }),
});

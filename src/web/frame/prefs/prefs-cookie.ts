import { type MiddlewareFunction, redirect } from 'react-router';
import { BANNER_REST_DAYS } from '#rules/banner/banner-texts.ts';
import { pathWithinSite } from '#rules/path-within-site.ts';
import { PREFS_SECONDS, type Prefs, writePrefs } from '#rules/preferences/preferences.ts';
import { findPrefsText, readPrefs } from '#rules/preferences/read-preferences.ts';
import { prefsContext } from '../../request/page-context.ts';
import { DAY_SECONDS } from '#rules/time.ts';

const BANNER_REST_SECONDS = BANNER_REST_DAYS * DAY_SECONDS;

/** Every page knows how its visitor wants to see it, before the first byte: nothing flashes. */
export const loadPrefs: MiddlewareFunction<Response> = ({ request, context }, next) => {
  context.set(prefsContext, readPrefsCookie(request));
  return next();
};

type ChoiceMade = { origin: string; now: Date };

/** The answer to a choice: kept for a year. A plain form leads back to its page; script has stayed there. */
export function savePrefs(request: Request, form: URLSearchParams, { origin, now }: ChoiceMade): Response {
  const chosen = readPrefs(form, readPrefsCookie(request));
  if (form.has('close-banner'))
    chosen.bannerClosedUntil = Math.floor(now.getTime() / 1000) + BANNER_REST_SECONDS;
  if (form.has('open-banner')) chosen.bannerFoldedUntil = 0;
  const headers = { 'Set-Cookie': writePrefsCookie(chosen, origin.startsWith('https:')) };
  if (!form.has('next')) return new Response(null, { status: 204, headers });
  return redirect(pathWithinSite(form.get('next')) ?? '/', { status: 303, headers });
}

function readPrefsCookie(request: Request): Prefs {
  const shown = findPrefsText(request.headers.get('Cookie') ?? undefined);
  return readPrefs(new URLSearchParams(shown ?? ''));
}

/** Script may write it, too, so that a choice is there on the page somebody leaves for in the same moment. */
const writePrefsCookie = (prefs: Prefs, isSecure: boolean) =>
  `prefs=${writePrefs(prefs)}; Path=/; Max-Age=${PREFS_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

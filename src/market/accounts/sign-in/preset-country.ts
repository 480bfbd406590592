import { PREFS_SECONDS, type Prefs, writePrefs } from '#rules/preferences/preferences.ts';
import { readPrefs } from '#rules/preferences/read-preferences.ts';
import type { Browser } from '../../browser.ts';

type AtHome = { country?: string | undefined };

/**
 * Lists and ads come from a cache that knows nobody's account: where hair should be sent to is told to the browser that
 * somebody signs in with, unless it was chosen there.
 */
export function presetCountry(browser: Browser, { country }: AtHome): void {
  const prefs = readShown(browser);
  if (country && prefs.country === null) keep(browser, { ...prefs, country });
}

/** Whoever signs in next here may be at home elsewhere. All else that was chosen stays. */
export function forgetCountry(browser: Browser, account: AtHome | null): void {
  const prefs = readShown(browser);
  if (prefs.country !== null && prefs.country === account?.country)
    keep(browser, { ...prefs, country: null });
}

const readShown = ({ prefs }: Browser) => readPrefs(new URLSearchParams(prefs ?? ''));

const keep = (browser: Browser, prefs: Prefs) =>
  browser.cookies.set('prefs', { value: writePrefs(prefs), seconds: PREFS_SECONDS });

import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { DEFAULT_PREFS, type Prefs, readPrefs } from '#rules/preferences.ts';

const PREFS_ALONE = /^prefs=([^;]*)$/;
const NO_CHOICES = describeChoices(DEFAULT_PREFS, 0);
/** By the text of the cookie; false where it says anything else. */
const known = new LRUCache<string, Prefs | false>({ max: 1_000 });

/**
 * The key under which a visitor's page is cached: its address, and how the visitor wants to see it. None for anybody
 * whose browser shows us anything else: a session, a device, saved ads.
 */
export function toPageKey({ method, url, headers: { cookie } }: IncomingMessage, now: number) {
  if (method !== 'GET') return undefined;
  if (cookie === undefined) return url;
  const prefs = prefsIn(cookie);
  if (prefs === false) return undefined;
  const choices = describeChoices(prefs, now);
  return choices === NO_CHOICES ? url : `${choices} ${url}`;
}

function prefsIn(cookie: string): Prefs | false {
  const found = known.get(cookie);
  if (found !== undefined) return found;
  const alone = PREFS_ALONE.exec(cookie)?.[1];
  const prefs = alone !== undefined && readPrefs(new URLSearchParams(alone));
  known.set(cookie, prefs);
  return prefs;
}

/** Of the banner a page shows only whether it is closed. */
function describeChoices(prefs: Prefs, now: number): string {
  const { lengthUnit, weightUnit, currency, theme, bannerClosedUntil, ...rest } = prefs;
  const isClosed = bannerClosedUntil > now / 1000;
  return [
    lengthUnit,
    weightUnit,
    currency ?? '',
    theme,
    isClosed ? 'closed' : '',
    ...Object.values(rest),
  ].join(' ');
}

import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { DEFAULT_PREFS, type Prefs } from '#rules/preferences/preferences.ts';
import { findPrefsText, readPrefs } from '#rules/preferences/read-preferences.ts';
import { isSameForAll } from '#rules/preferences/same-for-all.ts';
import { toPagePath } from '../http/page-path.ts';

/**
 * For whom a page of the cache is: a visitor, of whom there is nothing to know, or somebody who has a session or saved
 * ads. The member's page says nothing of them either; their browser asks for it once React runs.
 */
export type PageReader = {
  kind: 'visitor' | 'member';
  prefs: Prefs;
  /** What they show for their session, not asked whether it is one. */
  session: string | undefined;
};

const SESSIONS = new Set(['sid', '__Host-sid']);
const SAVED = new Set(['saved', '__Host-saved']);
/** Whoever has just written sees it, also where a replica has not heard of it yet. */
const JUST_WROTE = new Set(['wrote', '__Host-wrote']);
const NO_CHOICES = describeChoices(DEFAULT_PREFS, 0);
const NOBODY: PageReader = { kind: 'visitor', prefs: DEFAULT_PREFS, session: undefined };
/** By the text of the cookie. */
const known = new LRUCache<string, Prefs>({ max: 1_000 });

/**
 * The key under which a page is cached: its address, and how its reader wants to see it. None for a browser that shows
 * us anything else and has never said that it runs script: its page is rendered whole, for this one reader.
 */
export function toPageKey(
  { method, url }: IncomingMessage,
  reader: PageReader | undefined,
  now: number,
): string | undefined {
  if (method !== 'GET' || !reader || !isSameForAll(toPagePath(url))) return undefined;
  const choices = reader.prefs === DEFAULT_PREFS ? NO_CHOICES : describeChoices(reader.prefs, now);
  const prefix = `${reader.kind === 'member' ? 'member ' : ''}${choices === NO_CHOICES ? '' : `${choices} `}`;
  return prefix === '' ? url : `${prefix}${url}`;
}

/** Undefined for whoever gets no page from the cache. */
export function findReader(cookie: string | undefined): PageReader | undefined {
  if (cookie === undefined) return NOBODY;
  const shown = findPrefsText(cookie);
  const prefs = shown === undefined ? DEFAULT_PREFS : prefsIn(shown);
  let session: string | undefined;
  let [runsScript, hasSaved, hasOther] = [false, false, false];
  for (const pair of cookie.split('; ')) {
    const end = pair.indexOf('=');
    const name = pair.slice(0, end);
    if (name === 'prefs') continue;
    if (pair === 'js=1') runsScript = true;
    else if (JUST_WROTE.has(name)) return undefined;
    else if (SESSIONS.has(name)) session = pair.slice(end + 1);
    else if (SAVED.has(name)) hasSaved = true;
    else hasOther = true;
  }
  const isKnown = session !== undefined || hasSaved;
  if ((isKnown || hasOther) && !runsScript) return undefined;
  return { kind: isKnown ? 'member' : 'visitor', prefs, session };
}

function prefsIn(text: string): Prefs {
  const found = known.get(text);
  if (found !== undefined) return found;
  const prefs = readPrefs(new URLSearchParams(text));
  known.set(text, prefs);
  return prefs;
}

/** Of the banner a page shows only whether it is closed or folded. */
function describeChoices(prefs: Prefs, now: number): string {
  const { lengthUnit, weightUnit, currency, theme, bannerClosedUntil, bannerFoldedUntil, ...rest } = prefs;
  const isClosed = bannerClosedUntil > now / 1000;
  const isFolded = bannerFoldedUntil > now / 1000;
  return [
    lengthUnit,
    weightUnit,
    currency ?? '',
    theme,
    isClosed ? 'closed' : '',
    isFolded ? 'folded' : '',
    ...Object.values(rest),
  ].join(' ');
}

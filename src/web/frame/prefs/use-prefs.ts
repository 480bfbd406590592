import { useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { pick } from '#rules/pick.ts';
import { DEFAULT_PREFS, type Prefs, writePrefs } from '#rules/preferences/preferences.ts';
import { DAY_SECONDS } from '#rules/time.ts';
import { readCookie } from '../../ui/browser/api-in-browser.ts';
import { toast } from '../../ui/browser/toast.ts';
import { useFrameData } from '../frame-context.ts';

type Choice = Partial<Prefs>;

const NONE: Choice = {};
let wanted = NONE;
/** Nobody has answered to these yet. */
const waiting = new Set<Choice>();
/** One order after the other: the cookie of an earlier one must not come last. */
let line = Promise.resolve();
const watchers = new Set<() => void>();

/** What was chosen since the page was loaded: it counts before the server has heard of it. */
export const useWantedPrefs = (): Choice =>
  useSyncExternalStore(
    watch,
    () => wanted,
    () => NONE,
  );

/** How this visitor sees the site. What they choose shows under the finger, and is taken back where it is not kept. */
export function usePrefs(): { prefs: Prefs; choose: (choice: Choice) => void } {
  const prefs = useFrameData()?.prefs ?? DEFAULT_PREFS;
  const { revalidate } = useRevalidator();
  const send = async (choice: Choice, before: Promise<void>): Promise<void> => {
    await before;
    // The answer before knew less.
    waiting.forEach(want);
    const isKept = await keep(choice);
    waiting.delete(choice);
    if (isKept) return revalidate();
    want(pick(prefs, Object.keys(choice) as (keyof Prefs)[]));
    toast(NOT_KEPT, { kind: 'problem' });
  };
  const choose = (choice: Choice) => {
    want(choice);
    waiting.add(choice);
    line = send(choice, line);
  };
  return { prefs, choose };
}

const NOT_KEPT = 'We could not be reached, so your choice was not kept. Please try again.';

async function keep(choice: Choice): Promise<boolean> {
  try {
    const body = new URLSearchParams(writePrefs(choice));
    return (await fetch('/prefs', { method: 'POST', body, keepalive: true })).ok;
  } catch {
    return false;
  }
}

const YEAR_SECONDS = 365 * DAY_SECONDS;

/** Whoever leaves in the next moment finds it on the next page. What was chosen in another tab stays as it is. */
function want(choice: Choice): void {
  wanted = { ...wanted, ...choice };
  const kept = new URLSearchParams(readCookie('prefs'));
  for (const [name, value] of new URLSearchParams(writePrefs(choice))) kept.set(name, value);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `prefs=${kept}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

import { useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { pick } from '#rules/pick.ts';
import { DEFAULT_PREFS, type Prefs, writePrefs } from '#rules/preferences.ts';
import { toast } from '../../ui/toast.ts';
import { useFrameData } from '../frame-context.ts';

type Choice = Partial<Prefs>;

const NONE: Choice = {};
let wanted = NONE;
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
    if (await keep({ ...prefs, ...wanted })) return revalidate();
    want(pick(prefs, Object.keys(choice) as (keyof Prefs)[]));
    toast(NOT_KEPT, { kind: 'problem' });
  };
  const choose = (choice: Choice) => {
    want(choice);
    line = send(choice, line);
  };
  return { prefs, choose };
}

const NOT_KEPT = 'We could not be reached, so your choice was not kept. Please try again.';

async function keep(prefs: Prefs): Promise<boolean> {
  try {
    const answer = await fetch('/prefs', { method: 'POST', body: new URLSearchParams(writePrefs(prefs)) });
    return answer.ok;
  } catch {
    return false;
  }
}

function want(choice: Choice): void {
  wanted = { ...wanted, ...choice };
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

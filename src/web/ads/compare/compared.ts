import { useSyncExternalStore } from 'react';
import { COMPARED_MOST } from '#rules/ads/compared.ts';
import { toast } from '../../ui/browser/toast.ts';

const KEY = 'compared';
const NONE: readonly string[] = [];
const watchers = new Set<() => void>();
let ids: readonly string[] | undefined;

/** The ads that somebody wants to see side by side: in this tab, until it is closed. */
export const useCompared = (): readonly string[] => useSyncExternalStore(watch, read, () => NONE);

export function toggleCompared(id: string): void {
  const now = read();
  if (now.includes(id)) keep(now.filter((each) => each !== id));
  else if (now.length < COMPARED_MOST) keep([...now, id]);
  else toast(`You can compare ${COMPARED_MOST} ads at a time.`, { ms: 4000 });
}

export const clearCompared = (): void => keep(NONE);

export const toCompareAddress = (chosen: readonly string[]): string =>
  `/compare?${new URLSearchParams(chosen.map((id) => ['ad', id]))}`;

function read(): readonly string[] {
  ids ??= readStored();
  return ids;
}

/** A browser that keeps nothing, or something else, compares nothing. */
function readStored(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((id) => typeof id === 'string').slice(0, COMPARED_MOST)
      : NONE;
  } catch {
    return NONE;
  }
}

function keep(next: readonly string[]): void {
  ids = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // It counts on this page all the same.
  }
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

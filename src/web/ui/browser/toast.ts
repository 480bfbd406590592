import { useSyncExternalStore } from 'react';

export type Toast = { id: number; text: string; kind: 'good' | 'problem'; ms: number };
/** `ms` 0: it stays until it is closed, as problems do. */
type ToastOptions = { kind?: Toast['kind']; ms?: number };

const STAY_MS = 6000;
const MAX_TOASTS = 3;
const NONE: readonly Toast[] = [];

let shown = NONE;
let lastId = 0;
const watchers = new Set<() => void>();

/** Says something for a while, where the frame shows toasts. */
export function toast(
  text: string,
  { kind = 'good', ms = kind === 'problem' ? 0 : STAY_MS }: ToastOptions = {},
) {
  lastId += 1;
  show([...shown, { id: lastId, text, kind, ms }].slice(-MAX_TOASTS));
}

export const closeToast = (id: number): void => show(shown.filter((each) => each.id !== id));

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    watch,
    () => shown,
    () => NONE,
  );

function show(next: readonly Toast[]): void {
  shown = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

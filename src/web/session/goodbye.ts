import { toast } from '../ui/browser/toast.ts';
import { keepInTab, readInTab } from './tab-memory.ts';

const TOAST_MS = 2000;
const RELOAD_MS = 1000;
const REMEMBERED = 'logged-out';

let isLeaving = false;

/** This page shows nothing private any longer. */
export function sayGoodbye(words = 'Logout successfully', ms = TOAST_MS, reloadMs = RELOAD_MS): void {
  if (isLeaving) return;
  isLeaving = true;
  keepInTab(REMEMBERED, 'yes');
  toast(words, { ms });
  setTimeout(() => location.reload(), reloadMs);
}

/** Two seconds are too short for some people: the page after the reload says it once more. */
export function sayGoodbyeAgain(): void {
  if (readInTab(REMEMBERED) === null) return;
  keepInTab(REMEMBERED, null);
  toast('You are logged out', { ms: 10_000 });
}

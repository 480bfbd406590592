import { toast } from '../ui/browser/toast.ts';
import { keepInTab, readInTab } from './tab-memory.ts';

const TOAST_MS = 2000;
const RELOAD_MS = 1000;
/** Whoever reads what they did not expect needs longer. */
const TOLD_MS = 5000;
const REMEMBERED = 'logged-out';
const NOT_REACHED = 'You are logged out in this browser, although we could not be reached.';

let isLeaving = false;

/** This page shows nothing private any longer. */
export function sayGoodbye(isReached = true): void {
  if (isLeaving) return;
  isLeaving = true;
  keepInTab(REMEMBERED, 'yes');
  toast(isReached ? 'Logout successfully' : NOT_REACHED, { ms: isReached ? TOAST_MS : TOLD_MS });
  setTimeout(() => location.reload(), isReached ? RELOAD_MS : TOLD_MS);
}

/** Two seconds are too short for some people: the page after the reload says it once more. */
export function sayGoodbyeAgain(): void {
  if (readInTab(REMEMBERED) === null) return;
  keepInTab(REMEMBERED, null);
  toast('You are logged out', { ms: 10_000 });
}

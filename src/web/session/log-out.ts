import { postToApi } from '../ui/browser/api-in-browser.ts';
import { toast } from '../ui/browser/toast.ts';
import { wipe } from './saved-login.ts';
import { keepInTab, readInTab } from './tab-memory.ts';

const TOAST_MS = 2000;
const RELOAD_MS = 1000;
const REMEMBERED = 'logged-out';

let isAsked = false;
let isLeaving = false;

/** Clears both sides at once, in this tab; every other one sees that what was saved is gone. */
export async function logOut(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    // Whoever signs in here next is not told what this person looked at, nor what happens to them.
    const { forgetViewed } = await import('../ads/viewed/viewed.ts');
    forgetViewed();
    const { stopPush } = await import('../notifications/push-in-browser.ts');
    await stopPush();
  } catch {
    // Logging out matters more.
  }
  try {
    await postToApi('user/logout', {});
  } catch {
    // Also when the server could not be reached: without its token cookie a session is off.
  }
  wipe();
  for (const name of ['token', 'at', 'id']) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
  sayGoodbye();
}

/** This page shows nothing private any longer. */
export function sayGoodbye(): void {
  if (isLeaving) return;
  isLeaving = true;
  keepInTab(REMEMBERED, 'yes');
  toast('Logout successfully', { ms: TOAST_MS });
  setTimeout(() => location.reload(), RELOAD_MS);
}

/** Two seconds are too short for some people: the page after the reload says it once more. */
export function sayGoodbyeAgain(): void {
  if (readInTab(REMEMBERED) === null) return;
  keepInTab(REMEMBERED, null);
  toast('You are logged out', { ms: 10_000 });
}

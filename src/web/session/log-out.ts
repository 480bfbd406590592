import { forgetViewed } from '../ads/viewed/viewed.ts';
import { stopPush } from '../notifications/push-in-browser.ts';
import { postToApi } from '../ui/browser/api-in-browser.ts';
import { sayGoodbye } from './goodbye.ts';
import { wipe } from './saved-login.ts';

const NOT_REACHED = 'You are logged out in this browser, although we could not be reached.';
/** Whoever reads what they did not expect needs longer. */
const TOLD_MS = 5000;

let isAsked = false;

/** Clears both sides at once, in this tab; every other one sees that what was saved is gone. */
export async function logOut(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  // Whoever signs in here next is not told what this person looked at, nor what happens to them.
  forgetViewed();
  // Logging out matters more.
  await stopPush().catch(() => {});
  // Also when the server could not be reached: without its token cookie a session is off.
  const isReached = await postToApi('user/logout', {}).then(
    () => true,
    () => false,
  );
  wipe();
  for (const name of ['token', 'at', 'id']) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
  if (isReached) sayGoodbye();
  else sayGoodbye(NOT_REACHED, TOLD_MS, TOLD_MS);
}

import { postToApi } from '../ui/browser/api-in-browser.ts';
import { INVALID_TOKEN, type LoginAnswer, readDetails } from './login-answer.ts';
import { isStill, readSaved, save, type SavedLogin, wipe } from './saved-login.ts';

/** A session lasts a day, and a page that is never loaded anew may stay open for longer. */
const AGAIN_AFTER_MS = 60 * 60 * 1000;

let lastAt: number | undefined;

/** Whether nobody has asked since the document was loaded, or not for an hour. Asking counts as having done it. */
export function isSilentLoginDue(): boolean {
  const now = Date.now();
  if (lastAt !== undefined && now - lastAt < AGAIN_AFTER_MS) return false;
  lastAt = now;
  return true;
}

/**
 * Whoever saved a login is signed in by it. A definite no wipes what was saved; trouble on the way never does, shows
 * nothing, and leaves one record.
 */
export async function logInSilently() {
  const saved = readSaved();
  if (!saved) {
    console.debug('No user data exists.');
    return undefined;
  }
  let answer: LoginAnswer;
  try {
    const response = await postToApi('user/login', saved);
    if (!response.ok) throw new Error(`The silent login was answered with ${response.status}.`);
    answer = (await response.json()) as LoginAnswer;
  } catch (error) {
    await record('silent-login-failed', error instanceof Error ? error.message : 'unknown');
    return undefined;
  }
  return take(answer, saved);
}

async function take(answer: LoginAnswer, saved: SavedLogin) {
  if (answer.success === 0 || answer.success === 2) {
    if (isStill(saved)) wipe();
    return undefined;
  }
  const details = readDetails(answer);
  if (!details) await record('silent-login-without-token', INVALID_TOKEN);
  else if (details.device_pass && isStill(saved)) save({ email: saved.email, password: details.device_pass });
  return details;
}

async function record(kind: string, message: string): Promise<void> {
  try {
    await postToApi('diagnostic/record', { kind, message });
  } catch {
    // Without a network there is nobody to tell.
  }
}

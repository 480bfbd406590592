import { cookie, isPageSignedIn, type LoginAnswer, neverChosePlan, post } from './api.ts';
import { isStill, readSaved, save, type SavedLogin, wipe } from './saved-login.ts';

/**
 * On every load of a page: whoever saved a login is signed in by it. A definite no wipes what was saved; trouble on the
 * way never does, shows nothing, and leaves one record.
 */
export async function logInSilently(): Promise<void> {
  const saved = readSaved();
  if (!saved) {
    console.debug('No user data exists.');
    return;
  }
  let answer: LoginAnswer;
  try {
    const response = await post('user/login', saved);
    if (!response.ok) throw new Error(`The silent login was answered with ${response.status}.`);
    answer = (await response.json()) as LoginAnswer;
  } catch (error) {
    return record('silent-login-failed', error instanceof Error ? error.message : 'unknown');
  }
  await take(answer, saved);
}

async function take(answer: LoginAnswer, saved: SavedLogin): Promise<void> {
  if (answer.success === 0 || answer.success === 2) {
    if (isStill(saved)) wipe();
    return;
  }
  const details = answer.loginDetails;
  if (!details?.token?.trim()) {
    console.warn('Token is invalid or empty!');
    return record('silent-login-without-token', 'Token is invalid or empty!');
  }
  if (details.device_pass && isStill(saved)) save({ email: saved.email, password: details.device_pass });
  if (!isPageSignedIn()) showSignedIn(details);
}

/**
 * The page was made for a visitor: it is loaded again, once for each session, for the person it now belongs to. The
 * session that counts is the one in the cookie: of two tabs that open at once, the later answer has set it.
 */
function showSignedIn(details: NonNullable<LoginAnswer['loginDetails']>): void {
  const token = cookie('token');
  if (!token || sessionStorage.getItem('shown-for') === token) return;
  sessionStorage.setItem('shown-for', token);
  if (neverChosePlan(details)) location.assign('/payment/');
  else location.reload();
}

async function record(kind: string, message: string): Promise<void> {
  try {
    await post('diagnostic/record', { kind, message });
  } catch {
    // Without a network there is nobody to tell.
  }
}

import { cookie, isPageSignedIn, post } from './api.ts';
import { wipe } from './saved-login.ts';
import { toast } from './toast.ts';

const TOAST_MS = 2000;
const RELOAD_MS = 1000;
const REMEMBERED = 'logged-out';

/** Logging out clears both sides at once, in this tab and in every other. */
export function watchLogout(): void {
  sayGoodbyeAgain();
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== '/logout') return;
    event.preventDefault();
    void logOut();
  });
  // Another tab logged out: this one shows no private page any longer.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'password' && newValue === null && isPageSignedIn()) leave();
  });
  // Back to a page that was made before somebody signed in or out.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isPageSignedIn() !== Boolean(cookie('token'))) location.reload();
  });
}

async function logOut(): Promise<void> {
  try {
    await post('user/logout', {});
  } finally {
    // Also when the server could not be reached: without its token cookie a session is off.
    wipe();
    for (const name of ['token', 'at', 'id']) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
    leave();
  }
}

function leave(): void {
  sessionStorage.setItem(REMEMBERED, 'yes');
  toast('Logout successfully', TOAST_MS);
  setTimeout(() => location.reload(), RELOAD_MS);
}

/** Two seconds are too short for some people: the page after the reload says it once more. */
function sayGoodbyeAgain(): void {
  if (sessionStorage.getItem(REMEMBERED) === null || isPageSignedIn()) return;
  sessionStorage.removeItem(REMEMBERED);
  toast('You are logged out', 10_000);
}

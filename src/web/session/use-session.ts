import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { FrameData } from '../frame/frame-context.ts';
import { readCookie } from '../ui/browser/api-in-browser.ts';
import { fetchLogOut } from './ask-to-log-out.ts';
import { sayGoodbye, sayGoodbyeAgain } from './goodbye.ts';
import { neverChosePlan } from './login-answer.ts';
import { isSilentLoginDue, logInSilently } from './silent-login.ts';
import { keepInTab, readInTab } from './tab-memory.ts';

/** Whom the frame shows; unknown for a moment where a page is the same for all. */
type Shown = 'somebody' | 'nobody' | 'unknown';

/** Signs in silently when the site is opened, and keeps what is shown in step with who is signed in, in every tab. */
export function useSession({ viewer, isMeKnown }: Pick<FrameData, 'viewer' | 'isMeKnown'>): void {
  const shown = viewer ? 'somebody' : isMeKnown ? 'nobody' : 'unknown';
  useSilentLogin(shown);
  useOtherTabs(shown);
  useEffect(() => {
    if (shown === 'nobody') sayGoodbyeAgain();
    if (shown === 'somebody') fetchLogOut().catch(() => {});
  }, [shown]);
}

function useSilentLogin(shown: Shown): void {
  const { revalidate } = useRevalidator();
  const logIn = useEffectEvent(async () => {
    const before = readCookie('token');
    const details = await logInSilently();
    // The session that counts is the one in the cookie: of two tabs that open at once, the later answer has set it.
    const token = readCookie('token');
    if (!details || token === undefined || (token === before && shown !== 'nobody')) return;
    if (neverChosePlan(details) && isNewHere(token)) location.assign('/payment/');
    else await revalidate();
  });
  // Looked at with every navigation.
  useEffect(() => {
    if (isSilentLoginDue()) void logIn();
  });
}

/** Nobody is led to the plans twice in a session. */
function isNewHere(token: string): boolean {
  const isNew = readInTab('shown-for') !== token;
  keepInTab('shown-for', token);
  return isNew;
}

function useOtherTabs(shown: Shown): void {
  const { revalidate } = useRevalidator();
  const onStorage = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key !== 'password' && key !== 'email') return;
    if (newValue === null && shown === 'somebody') sayGoodbye();
    // Somebody signed in there, or as somebody else. That a pass was renewed concerns nobody.
    else if (newValue !== null && (key === 'email' || shown === 'nobody')) void revalidate();
  });
  // Back to a page that was made before somebody signed in or out.
  const onShown = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    const isSignedIn = readCookie('token') !== undefined;
    if (persisted && shown !== 'unknown' && isSignedIn !== (shown === 'somebody')) location.reload();
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener('storage', (event) => onStorage(event), { signal });
    addEventListener('pageshow', (event) => onShown(event), { signal });
    return () => leaving.abort();
  }, []);
}

import { useEffect } from 'react';
import { redirect } from 'react-router';
import type { LoginDetails } from '#market/accounts/account-view.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import type { FormState } from '../ui/form/form-state.ts';
import { Note } from '../ui/note.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { save } from './saved-login.ts';
import { isSilentLoginDue } from './silent-login.ts';

/** What the page's own script would have saved had it been there in time, and where somebody goes on to. */
export type HandedOver = { email: string; pass: string; path: string };

/**
 * The answer to a login form that was posted plainly. It hands over in the answer itself, as the API does, and never by
 * an address or a cookie: the two halves of a pass meet nowhere else.
 */
export function answerSignedIn({ email, device_pass }: LoginDetails, path: string) {
  if (device_pass === undefined) throw redirect(path);
  return { handedOver: { email, pass: device_pass, path } satisfies HandedOver };
}

type Answered = { handedOver: HandedOver } | FormState | undefined;

/** What an action answered, taken apart: handed over, or refused. */
export const toHandedOver = (answered: Answered) =>
  answered && 'handedOver' in answered
    ? { handedOver: answered.handedOver, state: undefined }
    : { handedOver: undefined, state: answered };

/** Without script the browser only goes on; with it, it saves what keeps it signed in first. */
export function HandOver({ handedOver: { email, pass, path } }: { handedOver: HandedOver }) {
  useEffect(() => {
    save({ email, password: pass });
    // The next page signs in by it; this one is gone in a moment.
    isSilentLoginDue();
    location.replace(path);
  }, [email, pass, path]);
  return (
    <>
      <PageHead title="You are logged in" description="You are logged in." index={false} />
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${path}`} />
      </noscript>
      <h1>You are logged in</h1>
      <Note kind="good">
        One moment, please.{' '}
        <ButtonLink kind="quiet" href={path}>
          Continue
        </ButtonLink>
      </Note>
    </>
  );
}
